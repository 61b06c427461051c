import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import type { Sql } from '#lib/db.ts'

export async function findAddressee(sql: Sql, userId: string) {
  const [to] = await sql<[Addressee]>`
    select ${addressee(sql)} from users u where u.id = ${userId}`
  return to
}
