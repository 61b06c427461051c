import type { Sql } from '#lib/db.ts'

/** The JSON of a UserSummary, from a table of users by this name; null where there is no such row. */
export function userJson(sql: Sql, table: string) {
  const u = sql(table)
  return sql`
    case when ${u}.id is not null then json_build_object('_id', ${u}.id::text, 'username', ${u}.username,
      'displayName', ${u}.display_name, 'image', ${u}.image, 'isPremium', (${u}.premium_until > now()) is true) end`
}
