import type { UserSummary } from '@jes/contract/core/users'
import type { MessageSearchPage } from '@jes/contract/messages/messageSearch'
import { searchedWords } from '#features/core/searchIndex/text.ts'
import { userJson } from '#features/core/users/queries.ts'
import { type FaceRow, faceJson, toFace } from '#features/messages/groups/rows.ts'
import { isOpenTo } from '#features/messages/messages/queries.ts'
import {
  isThere,
  type LastMessageRow,
  selectMessage,
  toLastMessage,
} from '#features/messages/messages/rows.ts'
import type { Sql } from '#lib/db.ts'
import { cutPage, limitTo, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import { searchedTerms } from './terms.ts'

/** Of somebody with more talks the latest are searched. */
const MOST_TALKS = 500
const MOST_WORDS = 8

type Row = LastMessageRow & {
  other: UserSummary
  face: FaceRow | null
  sealedName: Buffer | null
}

/** The messages of a member's talks with all the words, the latest first. */
export async function searchMessages(
  sql: Sql,
  viewerId: string,
  { q, cursor, limit }: PageRequest & { q: string },
): Promise<MessageSearchPage> {
  const words = [...new Set(searchedWords(q))].slice(0, MOST_WORDS)
  const talkIds = await listTalkIds(sql, viewerId)
  if (words.length === 0 || talkIds.length === 0) return { found: [], terms: [], nextCursor: null }

  const [before] = cursor ? readCursor(cursor, ['id']) : []
  const terms = await searchedTerms(talkIds, words)
  const hasAll = terms.map((ofWord) => sql`and x.terms && ${ofWord}::bigint[]`)
  const rows = await sql<Row[]>`
    select ${selectMessage(sql, viewerId)}, ${userJson(sql, 'u')} as other,
      t.sealed_name, case when m.is_group then ${faceJson(sql, viewerId, true)} end as face
    from messages x
    join talk_members m on m.talk_id = x.talk_id and m.user_id = ${viewerId}
    join talks t on t.id = x.talk_id
    join users u on u.id = case when m.is_group then x.sender_id when t.first_id = ${viewerId} then t.second_id else t.first_id end
    where ${isThere(sql, viewerId, 'x')} ${hasAll} ${before ? sql`and x.id < ${before}` : sql``}
    order by x.id desc
    ${limitTo(sql, limit + 1)}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  const found = shown.map(async ({ other, face, sealedName, ...row }) => ({
    message: await toLastMessage(row),
    user: other,
    group: face && sealedName ? await toFace(row.talk, { ...face, sealedName }) : null,
  }))
  return { found: await Promise.all(found), terms: words, nextCursor }
}

/** Requests are not searched: their texts are of strangers. */
async function listTalkIds(sql: Sql, viewerId: string) {
  const rows = await sql<{ talkId: string }[]>`
    select m.talk_id from talk_members m
    join talks t on t.id = m.talk_id
    where m.user_id = ${viewerId} and m.folder = 'talks' and m.last_at is not null and ${isOpenTo(sql, viewerId)}
    order by m.last_at desc
    ${limitTo(sql, MOST_TALKS)}`
  return rows.map(({ talkId }) => talkId)
}
