import type { LiveEvents } from '@jes/contract/live/live'

/** The calls that a browser may make by itself. */
export type LiveCall = 'newComment' | 'editComment' | 'typing'

/** One member's connection to the server: their own, or that of another tab. */
export type LiveConnection = {
  /** These posts are open, and those in sight need their scores; no others. */
  watch: (postIds: string[], inSight?: string[]) => void
  emit: (call: LiveCall, sent: unknown) => void
  close: () => void
}

/** Callbacks of a connection for its page. */
export type LiveListener = {
  receive: <E extends keyof LiveEvents>(event: E, payload: LiveEvents[E]) => void
  /** The connection is open, for the first time or again: what was loaded before may be outdated. */
  missed: () => void
}
