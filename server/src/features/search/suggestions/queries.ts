import type { Suggestions } from '@jes/contract/search/search'
import { suggestDistricts } from '#features/core/districts/find.ts'
import { suggestHashtags } from '#features/posts/hashtags/find.ts'
import type { Audience } from '#features/search/nameSearch/audience.ts'
import { suggestHubs } from '#features/search/nameSearch/hubs.ts'
import { suggestPeople } from '#features/search/nameSearch/people.ts'
import { completeWords } from '#features/search/spellCorrection/complete.ts'
import type { Sql } from '#lib/db.ts'

const PEOPLE = 8
const HASHTAGS = 8
const HUBS = 4
const WORDS = 6
const DISTRICTS = 2

const SIGN = /^(?:[@#]|j\/)/i

/** Suggestions for a partly typed query: people after @, hashtags after #, hubs after j/, else everything. */
export async function suggest(sql: Sql, q: string, audience: Audience): Promise<Suggestions> {
  const { viewerId } = audience
  const typed = q.replace(SIGN, '')
  const sign = SIGN.exec(q)?.[0].toLowerCase() ?? null
  const isFor = (other: '@' | '#' | 'j/') => sign === null || sign === other
  const [users, hashtags, jehubs, words] = await Promise.all([
    isFor('@')
      ? suggestPeople(sql, typed, { viewerId, count: PEOPLE, isNaming: q.startsWith('@') })
      : [],
    isFor('#') ? suggestHashtags(sql, typed, HASHTAGS) : [],
    isFor('j/') ? suggestHubs(sql, typed.replaceAll('_', ' '), audience, HUBS) : [],
    sign === null ? completeWords(sql, typed, WORDS) : [],
  ])
  const districts = sign === null ? suggestDistricts(typed, DISTRICTS) : []
  return {
    users,
    hashtags,
    jehubs,
    districts,
    words: words.map(({ text }) => text),
    wordCounts: words.map(({ posts }) => posts),
  }
}
