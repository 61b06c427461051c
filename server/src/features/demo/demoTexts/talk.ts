/** Something said under a post, with what was answered to it. */
export type Saying = { by: string; text: string; answers: Saying[]; warmth?: number; isGone?: true }
/** What was said under the post of this title. */
export type Talk = { on: string; sayings: Saying[]; pinned?: number }

export function say(by: string, text: string, ...answers: Saying[]): Saying {
  return { by, text, answers }
}

/** What many liked, or with less than 0 what they frowned at. */
export function warm(warmth: number, saying: Saying): Saying {
  return { ...saying, warmth }
}

/** Deleted by who wrote it; only its place is left. */
export function gone(by: string, text: string, ...answers: Saying[]): Saying {
  return { by, text, answers, isGone: true }
}
