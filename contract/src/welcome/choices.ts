/** What people are asked whether it interests them. Apart from its schema, so that a page can list it without one. */
export const INTERESTS = [
  'trekking',
  'food',
  'cricket',
  'jobs',
  'music',
  'farming',
  'festivals',
  'technology',
  'studies',
  'abroad',
  'films',
  'history',
] as const

export const LAST_STEP = 3

/** The things of the first week, in their order. Five are shown: the first or the last, as the browser knows passkeys or not. */
export const WEEK_TASKS = ['steps', 'face', 'hubs', 'people', 'namaste', 'passkey'] as const
