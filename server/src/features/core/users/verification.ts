import type { Sql } from '#lib/db.ts'

/** The staff has verified somebody by their name: under another name nobody has. */
export async function endVerification(
  sql: Sql,
  userId: string,
  { unlessNamed = null }: { unlessNamed?: string | null } = {},
) {
  await sql`
    update users set verified_as = null, verified_reason = null, verified_at = null
    where id = ${userId} and verified_as is not null and display_name is distinct from ${unlessNamed}::text`
}
