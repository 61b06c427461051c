import type { WatchedWord, WordList } from '@jes/contract/staff/adminMembers'
import { userJson } from '#features/core/users/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { MOST_WORDS } from './cache.ts'

/** All words of a list, the latest first. */
export async function listWords(sql: Sql, list: WordList) {
  return [...(await selectWords(sql, sql`w.list = ${list}`))]
}

export async function findWatched(sql: Sql, id: string) {
  const [word] = await selectWords(sql, sql`w.id = ${id}`)
  return word ?? null
}

function selectWords(sql: Sql, condition: Fragment) {
  return sql<WatchedWord[]>`
    select w.id as _id, w.list, w.word, ${userJson(sql, 'u')} as by, w.created_at
    from watched_words w
    left join users u on u.id = w.by_id
    where ${condition}
    order by w.id desc
    ${limitTo(sql, MOST_WORDS)}`
}
