import type { SearchPage } from '@jes/contract/search/search'
import { findHashtags } from '#features/posts/hashtags/find.ts'
import type { Audience } from '#features/search/nameSearch/audience.ts'
import { findHubs } from '#features/search/nameSearch/hubs.ts'
import { findPeople } from '#features/search/nameSearch/people.ts'
import type { NamePageRequest } from '#features/search/nameSearch/search.ts'
import type { Sql } from '#lib/db.ts'
import { isOnlyWords, type ParsedQuery } from './parse.ts'

const FEW_PEOPLE = 3
const FEW_HUBS = 3
const FEW_HASHTAGS = 5

export type NamedType = 'users' | 'jehubs' | 'hashtags'
export type Named = Pick<SearchPage, NamedType>

/** What people, hubs and hashtags are looked for by. */
export function namesIn(q: string, asked: ParsedQuery) {
  const { words, phrases, tags } = asked
  return isOnlyWords(asked) ? q : [...words, ...phrases.flat(), ...tags].join(' ')
}

/** A page of people, hubs or hashtags. */
export function findNamed(sql: Sql, type: NamedType, names: string, request: NamePageRequest) {
  if (type === 'users') return findPeople(sql, names, request)
  return type === 'jehubs' ? findHubs(sql, names, request) : findHashtags(sql, names, request)
}

/** The best few of each; whoever narrows a search down means posts. */
export async function listFewNamed(
  sql: Sql,
  names: string,
  { asked, audience }: { asked: ParsedQuery; audience: Audience },
): Promise<Named> {
  if (!isOnlyWords(asked)) return { users: [], jehubs: [], hashtags: [] }
  const [{ users }, { jehubs }, { hashtags }] = await Promise.all([
    findPeople(sql, names, { ...audience, limit: FEW_PEOPLE }),
    findHubs(sql, names, { ...audience, limit: FEW_HUBS }),
    findHashtags(sql, names, { limit: FEW_HASHTAGS }),
  ])
  return { users, jehubs, hashtags }
}
