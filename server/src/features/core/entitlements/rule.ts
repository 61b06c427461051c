import { ENTITLEMENTS, type Entitlements, type OwnPremium } from '@jes/contract/core/entitlements'
import type { Sql } from '#lib/db.ts'
import { refuse } from '#lib/errors.ts'

/** What a member is entitled to, by the one list. Every command that depends on an entitlement checks it here. */
export async function entitlementsOf(sql: Sql, userId: string): Promise<Entitlements> {
  const [user] = await sql<{ isPremium: boolean }[]>`
    select (premium_until > now()) is true as is_premium from users where id = ${userId}`
  return user?.isPremium ? ENTITLEMENTS.premium : ENTITLEMENTS.member
}

/** The pass of an account, computed from its two dates, which are read with the account. */
export function premiumOf(paidUntil: string | null, until: string | null): OwnPremium {
  const now = Date.now()
  const isOn = until !== null && Date.parse(until) > now
  const isPaid = isOn && (paidUntil === null || Date.parse(paidUntil) > now)
  return {
    state: isPaid ? 'active' : isOn ? 'grace' : 'none',
    paidUntil,
    until: isOn ? until : null,
    can: isOn ? ENTITLEMENTS.premium : ENTITLEMENTS.member,
  }
}

export function needsPass() {
  return refuse('core.pass_needed')
}
