import type { Body } from '@jes/contract/core/body'
import type { Sql } from '#lib/db.ts'
import { plainText } from '#lib/markdown.ts'
import { stemsOf } from './stems.ts'
import { readText, type SearchedText } from './text.ts'

/** How many posts are indexed in one batch. */
export const BATCH = 200

type Row = Omit<SearchedText, 'text'> & { body: Body }

/** Indexes posts by their current text, in the transaction that writes them. */
export async function indexPosts(sql: Sql, ids: string[]) {
  const posts = await sql<Row[]>`
    select p.id, p.author_id, p.hub_id, p.title, p.body, p.hashtags,
      array_remove(array[
        case when p.kind = 'clip' then 'clip' end,
        case when p.kind = 'clip' then 'video' end,
        case when p.kind = 'post' and exists (select from post_images m where m.post_id = p.id) then 'image' end,
        case when p.link_url is not null or p.body @? 'strict $.**.url' then 'link' end,
        case when exists (select from polls q where q.post_id = p.id) then 'poll' end
      ], null) as marks
    from posts p
    where p.id = any(${ids}::bigint[])`
  await writeRows(sql, posts)
}

async function writeRows(sql: Sql, posts: Row[]) {
  const read = posts.map((post) => readText({ ...post, text: plainText(post.body) }))
  await sql`
    insert into post_search (post_id, title, words)
    select n.id,
      array_to_tsvector(string_to_array(n.title_keys, ' ') || ${stemsOf(sql, sql`n.title_plain`)}),
      n.places::tsvector || array_to_tsvector(string_to_array(n.keys, ' ') || ${stemsOf(sql, sql`n.plain`)})
    from unnest(${posts.map(({ id }) => id)}::bigint[],
        ${read.map(({ titleKeys }) => titleKeys.join(' '))}::text[], ${read.map(({ titlePlain }) => titlePlain)}::text[],
        ${read.map(({ places }) => places)}::text[], ${read.map(({ keys }) => keys.join(' '))}::text[],
        ${read.map(({ plain }) => plain)}::text[])
      n(id, title_keys, title_plain, places, keys, plain)
    on conflict (post_id) do update set title = excluded.title, words = excluded.words`
}
