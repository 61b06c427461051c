import { config } from '#lib/config.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** For what concerns an admin, at an endpoint of the whole staff. */
export function expectAdmin({ role }: Pick<Viewer, 'role'>) {
  if (role !== 'admin') throw forbidden()
}

/**
 * True of a member of the table `u` who is of the staff and may not act as such: without two-step log-in a role counts
 * for nothing. Outside production the demo's staff, whose password is public, may go without.
 */
export function lacksSecondFactor(sql: Sql): Fragment {
  return sql`(u.role <> 'member'
    and not (u.is_demo and ${!config.isProduction}::boolean)
    and not exists (select from two_factor f where f.user_id = u.id and f.enabled_at is not null))`
}

/** The role of a member of the table `u` that counts. */
export function countingRole(sql: Sql): Fragment {
  return sql`case when ${lacksSecondFactor(sql)} then 'member' else u.role end`
}
