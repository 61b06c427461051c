import type { ProviderLogin } from '@jes/contract/accounts/oidc'
import type { FastifyRequest } from 'fastify'
import { findById, refuseSuspended } from '#features/accounts/auth/account.ts'
import { enter } from '#features/accounts/auth/enter.ts'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { isCodeDue, trustDevice } from '#features/accounts/twoFactor/trustedDevices.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { waitForAccount } from '#lib/limits.ts'
import { expectVouched, spendVouched, type Vouched } from './arrive.ts'

/** A provider stands for the password; where two-step log-in is on, the code is asked for as well. */
export async function logInByProvider({ code, remember }: ProviderLogin, request: FastifyRequest) {
  const place = placeOf(request)
  const vouched = await expectVouched(sql, request)
  const account = await findLinked(vouched, request)
  if (!account) throw refuse('accounts.provider_stale')
  const wait = await waitForAccount(request, 'loginOfAccount', account.id)
  if (wait) throw tooMany(wait)
  await refuseSuspended(sql, account)
  const isDue = !code && (await isCodeDue(sql, account, request))
  if (isDue) throw refuse('accounts.login_code_missing')
  const secondStep = account.hasTwoStep && code ? await readCode(sql, account.id, code) : null

  const opened = await sql.begin(async (sql) => {
    const isRight = secondStep && (await spendCode(sql, account.id, secondStep, place))
    if (account.hasTwoStep && code && !isRight) return null
    await spendVouched(sql, request, vouched)
    const { count } = await sql`
      update identities set last_used_at = now(), email = coalesce(${vouched.email}, email)
      where issuer = ${vouched.issuer} and subject = ${vouched.subject} and user_id = ${account.id}`
    if (count === 0) throw refuse('accounts.provider_stale')
    const trusted = isRight && remember ? await trustDevice(sql, account, request) : {}
    return { ...trusted, ...(await enter(sql, account, place, 'providerLogin')) }
  })
  if (opened) return opened
  await logEvent(sql, account.id, 'failed', place)
  throw refuse('accounts.login_code_wrong')
}

async function findLinked({ issuer, subject }: Vouched, request: FastifyRequest) {
  const [linked] = await sql<{ userId: string }[]>`
    select user_id from identities where issuer = ${issuer} and subject = ${subject}`
  return linked && findById(sql, linked.userId, placeOf(request))
}
