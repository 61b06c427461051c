import { Username } from '@jes/contract/accounts/auth'
import { isUnwanted } from '#features/core/wordFilter/usernames.ts'
import { check } from '#lib/check.ts'
import type { Sql } from '#lib/db.ts'
import { glance } from './lookAlikes.ts'
import { isReserved } from './reservedNames.ts'

export const TAKEN = 'accounts.username_taken'
const NOT_FOR_YOU = 'accounts.username_reserved'
const UNWANTED = 'accounts.username_unusable'

/** Whether a username can be taken, and if not, why. */
export async function checkName(sql: Sql, typed: string, userId: string | null) {
  const { data, issues } = check(Username, typed)
  const problem = issues ? issues[0]!.because : await findNameProblem(sql, data, userId)
  return { available: problem === null, problem }
}

/**
 * Why a username cannot be taken, or null. A recently given up name is free only for its former owner, and one that
 * looks like a name of the staff only for that member.
 */
export async function findNameProblem(sql: Sql, username: string, userId: string | null = null) {
  if (isReserved(username)) return NOT_FOR_YOU
  if (await isUnwanted(sql, username)) return UNWANTED
  const [{ isTaken, staff }] = await sql<[{ isTaken: boolean; staff: string[] }]>`
    select exists (select from users u where u.username = ${username})
        or exists (select from sign_up_requests r where r.username = ${username})
        or exists (
          select from old_usernames o
          where o.username = ${username} and o.until > now() and o.user_id is distinct from ${userId}) as is_taken,
      array(select u.username from users u where u.role <> 'member' and u.id is distinct from ${userId}) as staff`
  const seen = glance(username)
  return isTaken || staff.some((name) => glance(name) === seen) ? TAKEN : null
}
