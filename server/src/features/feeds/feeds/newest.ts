import type { Post } from '@jes/contract/posts/posts'

/** How many times a page is filled up after hidden posts were left out. */
export const MOST_TURNS = 20

export type Reading = {
  before: string | null
  limit: number
  /** The next ids, newest first. */
  list: (part: { before: string | null; count: number }) => Promise<{ id: string }[]>
  /** The posts that the viewer may see. */
  listOf: (ids: string[]) => Promise<Post[]>
}

/**
 * A page of the newest, and the last id that was read if more may follow. A viewer who muted very common words gets a
 * short page instead of a slow reply.
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
