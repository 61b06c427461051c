import { usernamesIn } from '@jes/contract/lib/markdown/words'
import type { Sql } from '#lib/db.ts'

/** Which of the names mentioned in a text belong to members. */
export async function findMembersIn(sql: Sql, markdown: string): Promise<ReadonlySet<string>> {
  const names = usernamesIn(markdown)
  if (names.length === 0) return new Set()
  const rows = await sql<{ username: string }[]>`
    select username from users where username = any(${names})`
  return new Set(rows.map(({ username }) => username))
}
