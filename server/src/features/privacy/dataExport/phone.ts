import type { Sql } from '#lib/db.ts'
import { openPhone, type SealedPhone } from '#lib/sms/sealedPhone.ts'

/** The member's number, decrypted: unlike a secret it is a part of what Jes knows of them. */
export async function listPhones(sql: Sql, userId: string) {
  const rows = await sql<(SealedPhone & { verifiedAt: string })[]>`
    select phone_mark, sealed_phone, phone_verified_at as verified_at
    from users where id = ${userId} and phone_mark is not null`
  return Promise.all(
    rows.map(async ({ verifiedAt, ...sealed }) => ({
      number: await openPhone(sealed),
      verifiedAt,
    })),
  )
}
