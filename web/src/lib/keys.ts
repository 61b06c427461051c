/** The keys of all queries. Each wing adds its own in its `keys.ts`, which is nothing but types and weighs nothing. */
// biome-ignore lint/suspicious/noEmptyInterface: the wings fill it
export interface Keys {}

type Key = Keys[keyof Keys]

/** Whatever a key may begin with. */
type Start<Of> = Of extends readonly [...infer Head, unknown] ? Of | Start<Head> : Of

/**
 * The key of a query, or with less said of all queries that begin so: `keyFor('user')` of every
 * member, `keyFor('user', id)` of one.
 */
export function keyFor<const Said extends Start<Key> & readonly unknown[]>(...said: Said) {
  return said
}
