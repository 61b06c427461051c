/** The tag in a search for one, as in #दशैं; null for any other words. */
export function hashtagIn(words: string) {
  return /^[#＃]([\p{L}\p{M}\p{N}_\u200c\u200d]+)$/u.exec(words)?.[1] ?? null
}

/** The order of a tag's posts; the first is the page itself. */
export const orders = ['new', 'hot'] as const
export type Order = (typeof orders)[number]

export function orderOf(word: string | null): Order {
  return orders.find((order) => order === word) ?? 'new'
}

export function hashtagHref(tag: string, order: Order) {
  return `/search?${new URLSearchParams({ q: `#${tag}`, ...(order !== 'new' && { sort: order }) })}`
}
