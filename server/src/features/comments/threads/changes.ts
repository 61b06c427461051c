import { readComments } from '#features/comments/comments/queries.ts'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { expectThread } from './queries.ts'

/** A browser that missed more changes loads the thread again. */
const MOST_MISSED = 100
/** A change has the time at which its transaction began, but is visible only after its commit. */
const OVERLAP_SECONDS = 10

type ChangesRequest = { postId: string; since: string; viewerId: string | null }

/** Comments that were written, edited or deleted since a moment; the browser may have some of them already. */
export async function listChanges(sql: Sql, { postId, since, viewerId }: ChangesRequest) {
  const thread = await expectThread(sql, postId, viewerId)
  const { total, at } = thread
  const rows = await selectChanged(sql, postId, since)
  if (rows.length > MOST_MISSED) return { comments: [], gone: [], total, at, isTooMuch: true }

  const [shown, gone] = [rows.filter((row) => row.isShown), rows.filter((row) => !row.isShown)]
  return {
    comments: await readComments(sql, idsOf(shown), thread.reader, thread),
    gone: idsOf(gone),
    total,
    at,
    isTooMuch: false,
  }
}

export function selectChanged(sql: Sql, postId: string, since: string) {
  return sql<{ id: string; isShown: boolean }[]>`
    select c.id, c.is_shown
    from comments c
    where c.post_id = ${postId}
      and c.changed_at > ${since}::timestamptz - make_interval(secs => ${OVERLAP_SECONDS})
    order by c.changed_at desc
    ${limitTo(sql, MOST_MISSED + 1)}`
}

function idsOf(rows: { id: string }[]) {
  return rows.map(({ id }) => id)
}
