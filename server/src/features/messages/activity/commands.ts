import { showsActivity } from '#features/messages/talks/rows.ts'
import type { Sql } from '#lib/db.ts'

/** Stores that members are connected just now; of those who do not show it nothing is stored. */
export async function noteActive(sql: Sql, userIds: string[]) {
  await sql`
    insert into active_members (user_id, active_at)
    select u.id, now() from users u where u.id = any(${userIds}::bigint[]) and ${showsActivity(sql, 'u')}
    on conflict (user_id) do update set active_at = excluded.active_at`
}
