import type { Sql } from '#lib/db.ts'
import { findReady } from './cache.ts'
import { matchRules, type Text, type Verdict } from './match.ts'

/** AutoMod's verdict on a text; null lets it pass. The hub's team is not judged. */
export async function judge(
  sql: Sql,
  hubId: string,
  { title, content, authorId }: Text & { authorId: string },
): Promise<Verdict | null> {
  const ready = await findReady(sql, hubId)
  if (!ready) return null
  const [writer] = await sql<{ age: number; isTeam: boolean }[]>`
    select extract(epoch from now() - u.created_at)::float8 * 1000 as age,
      exists (
        select from hub_members m
        where m.hub_id = ${hubId} and m.user_id = u.id and m.role <> 'member') as is_team
    from users u where u.id = ${authorId}`
  if (!writer || writer.isTeam) return null
  return matchRules(ready, { content, ...(title !== undefined && { title }) }, writer)
}
