import { topicsOfListing } from '#features/core/visibility/topics.ts'
import { expectPost } from '#features/posts/posts/queries.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { forbidden, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

type Link = { id: string; quoteId: string }

/** Lets others quote a post of the viewer, or no longer; quotes from before stay. */
export async function allowQuotes(viewer: Viewer, id: string, isAllowed: boolean) {
  return sql.begin(async (sql) => {
    await expectOwn(sql, viewer, id)
    await sql`update posts set allows_quotes = ${isAllowed} where id = ${id}`
    await publishChange(sql, [`post:${id}`])
    const { canQuote } = await expectPost(sql, id, viewer.id)
    return { canQuote }
  })
}

/** Takes a post of the viewer out of one that quotes it. */
export async function unlinkQuote(viewer: Viewer, { id, quoteId }: Link) {
  await sql.begin(async (sql) => {
    await expectOwn(sql, viewer, id)
    const [quote] = await sql<{ authorId: string; hubId: string | null }[]>`
      update posts set quoted_id = null, quote_state = 'unlinked'
      where id = ${quoteId} and quoted_id = ${id}
      returning author_id, hub_id`
    if (!quote) throw notFound()
    await publishChange(sql, topicsOfListing({ id: quoteId, ...quote }))
  })
}

async function expectOwn(sql: Sql, viewer: Viewer, id: string) {
  const post = await expectPost(sql, id, viewer.id)
  if (!post.canEdit) throw forbidden()
}
