import { because } from '@jes/contract/lib/refusals/because'
import { MOST_MUTED_WORDS, type MutedWord } from '@jes/contract/people/relations'
import { searchedWords } from '#features/core/searchIndex/text.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import { limitTo } from '#lib/pages.ts'
import { mutedQueryOf } from './mutedQuery.ts'

/** The words that a member muted, latest first. */
export function listWords(sql: Sql, userId: string) {
  return sql<MutedWord[]>`
    select id as _id, word, created_at as at from muted_words
    where user_id = ${userId}
    order by id desc
    ${limitTo(sql, MOST_MUTED_WORDS)}`
}

/** Mutes a word or phrase; one that is muted already stays as it was. */
export function muteWord(userId: string, word: string) {
  if (searchedWords(word).length === 0) {
    throw invalid({ word: 'people.muted_word_letters' })
  }
  return changeWords(userId, async (sql) => {
    const words = await listWords(sql, userId)
    const [known] = await sql<MutedWord[]>`
      select id as _id, word, created_at as at from muted_words
      where user_id = ${userId} and lower(word) = lower(${word})`
    if (known) return known
    if (words.length >= MOST_MUTED_WORDS) {
      throw invalid({ word: because('people.muted_words_full', { max: MOST_MUTED_WORDS }) })
    }
    const [added] = await sql<[MutedWord]>`
      insert into muted_words (user_id, word) values (${userId}, ${word})
      returning id as _id, word, created_at as at`
    return added
  })
}

/** The muted words of others do not exist here. */
export async function unmuteWord(userId: string, id: string) {
  await changeWords(userId, async (sql) => {
    const { count } = await sql`delete from muted_words where id = ${id} and user_id = ${userId}`
    if (count === 0) throw notFound()
  })
}

/** Locks the member's row, then rebuilds the stored tsquery together with the words. */
async function changeWords<Answer>(userId: string, change: (sql: Sql) => Promise<Answer>) {
  const answer = await sql.begin(async (sql) => {
    await sql`select from users where id = ${userId} for no key update`
    const changed = await change(sql)
    const words = await listWords(sql, userId)
    const question = await mutedQueryOf(
      sql,
      words.map(({ word }) => word),
    )
    await sql`update users set muted_query = ${question} where id = ${userId}`
    await sql`select publish_unread_count(${userId})`
    return changed
  })
  return answer as Answer
}
