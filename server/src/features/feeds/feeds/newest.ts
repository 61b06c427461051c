import type { Post } from '@jes/contract/posts/posts'
import { type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'

/** How many times a page is filled up after hidden posts were left out. */
export const MOST_TURNS = 20

/** A post in a list. Of a repost the place is the id of that; one that stands elsewhere in the list is not shown here. */
type Entry = { id: string; place?: string; isShown?: boolean }

export type Reading = {
  before: string | null
  limit: number
  /** The next ids, newest first. */
  list: (part: { before: string | null; count: number }) => Promise<Entry[]>
  /** The posts that the viewer may see. */
  listOf: (ids: string[]) => Promise<Post[]>
}

/**
 * A page of the newest, and the last place that was read if more may follow. A viewer who muted very common words gets a
 * short page instead of a slow reply.
 */
export async function readDown({ before, limit, list, listOf }: Reading) {
  const ads: Post[] = []
  let last = before
  for (let turn = 0; turn < MOST_TURNS && ads.length < limit; turn++) {
    const room = limit - ads.length
    const rows = await list({ before: last, count: room + 1 })
    const read = rows.slice(0, room)
    const ids = read.flatMap(({ id, isShown = true }) => (isShown ? id : []))
    ads.push(...(await listOf(ids)))
    if (rows.length <= room) return { ads, last: null }
    const lowest = read.at(-1)!
    last = lowest.place ?? lowest.id
  }
  return { ads, last }
}

/** A page of the newest, from a cursor to the next. */
export async function readNewest(
  list: Reading['list'],
  { cursor, limit }: PageRequest,
  listOf: Reading['listOf'],
) {
  const [before] = cursor ? readCursor(cursor, ['id']) : [null]
  const { ads, last } = await readDown({ before, limit, list, listOf })
  return { ads, nextCursor: last && writeCursor(last) }
}
