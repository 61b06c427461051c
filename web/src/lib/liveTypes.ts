import type { LiveEvents } from '@jes/contract/live/live'

/** What a browser may say of its own accord. */
export type LiveCall = 'newComment' | 'editComment'

/** One member's line to the server: their own, or that of another tab. */
export type Line = {
  /** These posts are open, and of those in sight the score is wanted; no others. */
  watch: (postIds: string[], inSight?: string[]) => void
  emit: (call: LiveCall, sent: unknown) => void
  close: () => void
}

/** What a line tells the page that opened it. */
export type LineEars = {
  hear: <E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]) => void
  /** The line is up, for the first time or again: whatever was read before may be old. */
  missed: () => void
}
