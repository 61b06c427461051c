import { findDistrictNamed } from '@jes/contract/core/districts'
import { type FirstSteps, Interest } from '@jes/contract/welcome/firstSteps'
import { safeParse } from 'zod/v4/core'
import type { Sql } from '#lib/db.ts'

type Row = Pick<FirstSteps, 'step' | 'isDone' | 'district'> & {
  interests: string[]
  shown: string | null
}

/** How far a member is; what stands on the profile counts as chosen. */
export async function findFirstSteps(sql: Sql, userId: string): Promise<FirstSteps> {
  const [row] = await sql<[Row]>`
    select coalesce(f.step, 1)::int as step, f.done_at is not null as is_done, f.district,
      coalesce(f.interests, '{}') as interests, u.district as shown
    from users u
    left join first_steps f on f.user_id = u.id
    where u.id = ${userId}`
  const { shown, interests, ...rest } = row
  const shownKey = shown === null ? null : (findDistrictNamed(shown)?.key ?? null)
  const district = rest.district ?? shownKey
  return {
    ...rest,
    district,
    isDistrictShown: district !== null && district === shownKey,
    interests: interests.filter(isInterest),
  }
}

/** One that is no longer asked for is left out. */
function isInterest(stored: string): stored is Interest {
  return safeParse(Interest, stored).success
}
