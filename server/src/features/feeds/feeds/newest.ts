import type { Post } from '@jes/contract/posts/posts'

/** So often a page is filled up with what follows what the viewer does not want to see. */
export const MOST_TURNS = 20

export type Reading = {
  before: string | null
  limit: number
  /** The next ids downwards. */
  list: (part: { before: string | null; count: number }) => Promise<{ id: string }[]>
  /** Those of these posts that the viewer is to see. */
  listOf: (ids: string[]) => Promise<Post[]>
}

/**
 * A page of the newest, and the last id that was looked at where more may follow. Who has muted words that nearly
 * everybody writes gets a short page, not an answer that takes for ever.
 */
export async function readDown({ before, limit, list, listOf }: Reading) {
  const ads: Post[] = []
  let last = before
  for (let turn = 0; turn < MOST_TURNS && ads.length < limit; turn++) {
    const room = limit - ads.length
    const rows = await list({ before: last, count: room + 1 })
    const ids = rows.slice(0, room).map(({ id }) => id)
    ads.push(...(await listOf(ids)))
    if (rows.length <= room) return { ads, last: null }
    last = ids.at(-1)!
  }
  return { ads, last }
}
