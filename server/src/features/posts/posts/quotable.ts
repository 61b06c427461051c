import { isVisible } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'

type Quotable = { id: string; isPrivate: boolean; allowsQuotes: boolean }

/** The id of a post that the viewer may quote. Its row is locked: the author may switch quotes off at this moment. */
export async function expectQuotable(sql: Sql, id: string, viewerId: string) {
  const [post] = await sql<Quotable[]>`
    select s.post_id as id, s.is_private, p.allows_quotes
    from post_stats s
    join posts p on p.id = s.post_id
    where s.post_id = ${id} and ${isVisible(sql, viewerId)}
    for share of p`
  if (!post) throw invalid({ quote: 'posts.quote_gone' })
  if (post.isPrivate) throw refuse('posts.repost_private')
  if (!post.allowsQuotes) throw refuse('posts.quotes_off')
  return post.id
}
