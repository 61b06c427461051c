/** The service worker: what it stores makes Jes open without a connection, and it shows push messages. */
export const WORKER = '/worker.js'

/** The worker that solves proofs of work, beside the page. */
export const SOLVER = '/solver.js'

/** The cache of pictures; it says what somebody has seen, so it is deleted with their session. */
export const PICTURE_CACHE = 'jes-pictures'

/** The files of bookmarks that are kept on the device; it is deleted with the session too. */
export const KEPT_CACHE = 'jes-kept'

/** Where other apps share to, as the manifest says; the worker stores it for the page that takes it. */
export const SHARE = { path: '/share', cache: 'jes-shared' } as const

/** What a page says to a version that waits. */
export const TAKE_OVER = { now: 'take over', ifAlone: 'take over if alone' } as const

/** The name of the event by which the browser lets the worker send what waits. */
export const OUTBOX_SYNC = 'jes-outbox'
