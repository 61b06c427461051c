import type { Comment } from '@jes/contract/comments/comments'
import { saidIn } from '#features/core/searchIndex/text.ts'
import type { Sql } from '#lib/db.ts'
import { plainText } from '#lib/markdown.ts'

type Said = Pick<Comment, '_id' | 'user' | 'body'>

/** Which connected members have muted the author of a comment or a word in it, by comment. */
export async function listMuting(sql: Sql, comments: Said[], presentIds: string[]) {
  const spoken = comments.filter(({ user }) => user !== null)
  const rows = await sql<{ commentId: string; memberId: string }[]>`
    with said as (
      select * from unnest(${spoken.map(({ _id }) => _id)}::bigint[],
        ${spoken.map(({ user }) => user!._id)}::bigint[],
        ${spoken.map(({ body }) => saidIn(plainText(body)))}::text[]) n(comment_id, author_id, said)
    )
    select n.comment_id, m.muter_id as member_id
    from said n
    join mutes m on m.muted_id = n.author_id and m.muter_id = any(${presentIds}::bigint[])
    union
    select n.comment_id, u.id
    from said n
    join users u on u.muted_query is not null and u.id = any(${presentIds}::bigint[]) and u.id <> n.author_id
    where words_said(n.said) @@ u.muted_query::tsquery`
  return (commentId: string) =>
    rows.filter((row) => row.commentId === commentId).map(({ memberId }) => memberId)
}
