import { config } from '#lib/config.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { forbidden } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** For what only admins may do, at an endpoint that is open to the whole staff. */
export function expectAdmin({ role }: Pick<Viewer, 'role'>) {
  if (role !== 'admin') throw forbidden()
}

/**
 * SQL condition: the member `u` has a staff role but no two-step log-in, so the role does not count. Outside
 * production the demo's staff, whose password is public, may do without.
 */
export function lacksSecondFactor(sql: Sql): Fragment {
  return sql`(u.role <> 'member'
    and not (u.is_demo and ${!config.isProduction}::boolean)
    and not exists (select from two_factor f where f.user_id = u.id and f.enabled_at is not null))`
}

/** The effective role of the member `u`. */
export function countingRole(sql: Sql): Fragment {
  return sql`case when ${lacksSecondFactor(sql)} then 'member' else u.role end`
}
