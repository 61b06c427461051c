import type { Fragment, Sql } from '#lib/db.ts'

/** SQL condition: the address or the number of a member is verified, from the table `users` under this alias. */
export function isVerified(sql: Sql, table = 'u'): Fragment {
  const u = sql(table)
  return sql`(${u}.email_verified_at is not null or ${u}.phone_verified_at is not null)`
}
