/** The service worker: what it stores makes Jes open without a connection, and it shows push messages. */
export const WORKER = '/worker.js'

/** The cache of pictures; it says what somebody has seen, so it is deleted with their session. */
export const PICTURE_CACHE = 'jes-pictures'

/** What a page says to a version that waits. */
export const TAKE_OVER = { now: 'take over', ifAlone: 'take over if alone' } as const
