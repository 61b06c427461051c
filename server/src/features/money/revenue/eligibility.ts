import { type Condition, ELIGIBILITY, type Eligibility } from '@jes/contract/money/earnings'
import { fromStandingActs, REPRIMANDS } from '#features/core/trust/acts.ts'
import { isVerified } from '#features/core/users/verified.ts'
import type { Fragment, Sql } from '#lib/db.ts'

/** How many days of engagement are counted. */
const ENGAGED_DAYS = 90

const NEEDS: Record<Condition['name'], number> = {
  premium: 1,
  email: 1,
  account: ELIGIBILITY.accountDays,
  followers: ELIGIBILITY.followers,
  engaged: ELIGIBILITY.engagedMinutes,
  clean: ELIGIBILITY.cleanDays,
}
const NAMES = ['premium', 'email', 'account', 'followers', 'engaged', 'clean'] as const

type Row = Record<Condition['name'], number> & { id: string }

/** Whether a member shares in the revenue now, and what is missing. */
export async function eligibilityOf(sql: Sql, userId: string): Promise<Eligibility> {
  const [row] = await selectConditions(sql, [userId])
  return row ? judge(row) : { isEligible: false, conditions: [] }
}

/** Which of these members share in the revenue now. */
export async function eligibleAmong(sql: Sql, userIds: string[]) {
  const rows = await selectConditions(sql, userIds)
  return new Set(rows.filter((row) => judge(row).isEligible).map(({ id }) => id))
}

function judge(row: Row): Eligibility {
  const conditions = NAMES.map((name) => ({ name, has: row[name], needs: NEEDS[name] }))
  return { isEligible: conditions.every(({ has, needs }) => has >= needs), conditions }
}

/** A member without reprimands has been clean for long enough. */
function selectConditions(sql: Sql, userIds: string[]) {
  const acts = { member: sql`u.id`, actions: REPRIMANDS, isOfSite: true }
  return sql<Row[]>`
    select u.id, ((u.premium_until > now()) is true)::int as premium, ${isVerified(sql)}::int as email,
      ${wholeDays(sql, sql`u.created_at`)} as account, u.follower_count as followers,
      coalesce((
        select floor(sum(d.engaged_ms) / 60000) from post_days d
        where d.author_id = u.id and d.day > (now() at time zone 'Asia/Kathmandu')::date - ${ENGAGED_DAYS}::int
      ), 0)::int as engaged,
      least(${ELIGIBILITY.cleanDays}::int, coalesce(${wholeDays(sql, sql`r.at`)}, ${ELIGIBILITY.cleanDays}::int)) as clean
    from users u
    cross join lateral (select max(l.created_at) as at ${fromStandingActs(sql, acts)}) r
    where u.id = any(${userIds}::bigint[])`
}

function wholeDays(sql: Sql, since: Fragment) {
  return sql`floor(extract(epoch from now() - ${since}) / 86400)::int`
}
