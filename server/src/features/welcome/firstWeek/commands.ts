import type { Sql } from '#lib/db.ts'
import type { Viewer } from '#lib/serve.ts'

/** Whoever closes the list has seen the first steps and comes back to them from the settings. */
export async function closeFirstWeek(sql: Sql, viewer: Viewer) {
  await sql`
    insert into first_steps (user_id, done_at, week_closed_at) values (${viewer.id}, now(), now())
    on conflict (user_id) do update set week_closed_at = now()`
}
