/** A comment under a post, with its replies. */
export type Saying = { by: string; text: string; answers: Saying[]; warmth?: number; isGone?: true }
/** The comments under the post with this title. */
export type Talk = { on: string; sayings: Saying[]; pinned?: number }

export function say(by: string, text: string, ...answers: Saying[]): Saying {
  return { by, text, answers }
}

/** A popular comment, or with less than 0 an unpopular one. */
export function warm(warmth: number, saying: Saying): Saying {
  return { ...saying, warmth }
}

/** Deleted by its author; only its placeholder is left. */
export function gone(by: string, text: string, ...answers: Saying[]): Saying {
  return { by, text, answers, isGone: true }
}
