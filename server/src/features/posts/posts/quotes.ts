import type { Post } from '@jes/contract/posts/posts'
import type { Quote, QuotedPost } from '@jes/contract/posts/quote'
import { isFor } from '#features/core/visibility/rule.ts'
import type { Sql } from '#lib/db.ts'
import { cutAtWord, plainText } from '#lib/markdown.ts'
import type { PostStats } from './postStats.ts'

const TEXT_LENGTH = 200

type Quoting = Pick<PostStats, '_id' | 'quotedId' | 'quoteState'>
type Options = {
  viewerId: string | null
  /** The quoted posts that the viewer may see. */
  list: (ids: string[]) => Promise<Post[]>
}

/** What posts quote, by the ids of those that quote. Most pages hold no quote, and cost nothing. */
export async function findQuotes(sql: Sql, posts: Quoting[], { viewerId, list }: Options) {
  const quotes = new Map<string, Quote>()
  const quoting = posts.filter(({ quoteState }) => quoteState !== null)
  if (quoting.length === 0) return quotes

  const ids = [...new Set(quoting.flatMap(({ quotedId }) => quotedId ?? []))]
  const shown = new Map((await list(ids)).map((post) => [post._id, toQuoted(post)]))
  const missing = ids.filter((id) => !shown.has(id))
  const states = missing.length > 0 ? await listStates(sql, missing, viewerId) : new Map()
  for (const { _id, quotedId, quoteState } of quoting) {
    const ad = (quotedId && shown.get(quotedId)) || null
    const state = ad ? 'shown' : ((quotedId && states.get(quotedId)) ?? 'deleted')
    quotes.set(_id, { state: quoteState === 'unlinked' ? 'unlinked' : state, ad })
  }
  return quotes
}

/** Why quoted posts are not shown; of what the viewer may not see anyway nothing else is said. */
async function listStates(sql: Sql, ids: string[], viewerId: string | null) {
  const rows = await sql<{ id: string; state: Quote['state'] }[]>`
    select s.post_id as id, case
      when not (${isFor(sql, viewerId)}) then 'hidden'
      when p.state in ('deleted', 'removed') then p.state
      when s.is_live then 'muted'
      else 'hidden'
    end as state
    from post_stats s
    join posts p on p.id = s.post_id
    where s.post_id = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, state }) => [id, state]))
}

function toQuoted({ body, images, ...post }: Post): QuotedPost {
  const { _id, kind, user, jehub, title, sensitive, warning, createdAt } = post
  const text = cutAtWord(plainText(body), TEXT_LENGTH)
  const image = images[0] ?? null
  return { _id, kind, user, jehub, title, text, image, sensitive, warning, createdAt }
}
