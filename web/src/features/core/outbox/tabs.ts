/** The channel of the pages and the worker: each page shows what the others have stored, sent and discarded. */
export const tabs = globalThis.BroadcastChannel ? new BroadcastChannel('jes-outbox') : null
// In Node, where the tests run, an open channel keeps the process alive.
;(tabs as { unref?: () => void } | null)?.unref?.()

export function announce() {
  tabs?.postMessage(null)
}
