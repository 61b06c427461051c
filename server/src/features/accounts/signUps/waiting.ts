import type { Language } from '@jes/contract/core/settings'
import type { Sql } from '#lib/db.ts'
import type { SealedPhone } from '#lib/sms/sealedPhone.ts'

export type WaitingNewcomer = {
  username: string
  email: string | null
  isEmailVerified: boolean
  passwordHash: string
  phone: SealedPhone | null
  identity: { provider: string; issuer: string; subject: string } | null
  language: Language
  words: string
}

/** Stores what an account needs until the staff decides. Who asks twice is not told so: the first request counts. */
export async function addRequest(sql: Sql, newcomer: WaitingNewcomer) {
  const { username, email, isEmailVerified, passwordHash, phone, identity, language, words } =
    newcomer
  await sql`
    insert into sign_up_requests (username, email, email_verified_at, password_hash, phone_mark, sealed_phone,
      provider, issuer, subject, language, words)
    values (${username}, ${email}, case when ${isEmailVerified} then now() end, ${passwordHash},
      ${phone?.phoneMark ?? null}, ${phone?.sealedPhone ?? null}, ${identity?.provider ?? null},
      ${identity?.issuer ?? null}, ${identity?.subject ?? null}, ${language}, ${words})
    on conflict do nothing`
}
