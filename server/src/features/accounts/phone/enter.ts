import type { PhoneCode } from '@jes/contract/accounts/phone'
import type { FastifyRequest } from 'fastify'
import { findByPhone } from '#features/accounts/auth/account.ts'
import { enter } from '#features/accounts/auth/enter.ts'
import { expectMayEnter } from '#features/accounts/auth/login.ts'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { isCodeDue, trustDevice } from '#features/accounts/twoFactor/trustedDevices.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { expectSendable } from './guard.ts'
import { beginProof, expectRightCode, type RightProof, spendProof } from './proofs.ts'

/** The same work and the same message for every number: who has the phone learns whose it is, and nobody else. */
export async function startByPhone(number: string, request: FastifyRequest) {
  await expectSendable(request, number)
  const { language } = request
  return sql.begin((sql) => beginProof(sql, { purpose: 'enter', userId: null, number, language }))
}

/** Signs in by the code; null where the number is new, and the attempt waits for a username. */
export async function enterByPhone(
  { token, code, secondCode, remember }: PhoneCode,
  request: FastifyRequest,
) {
  const place = placeOf(request)
  const proof = await expectRightCode({ token, code }, null)
  const account = await findByPhone(sql, proof.phoneMark, place)
  if (!account) {
    await rememberProved(proof)
    return null
  }
  await expectMayEnter(account, request)
  const isDue = !secondCode && (await isCodeDue(sql, account, request))
  if (isDue) throw refuse('accounts.login_code_missing')
  const secondStep = secondCode ? await readCode(sql, account.id, secondCode) : null

  const opened = await sql.begin(async (sql) => {
    // Held, so that a number that is removed at this moment opens nothing.
    const held = await sql`
      select from users where id = ${account.id} and phone_mark = ${proof.phoneMark} for share`
    if (held.length === 0) throw invalid({ code: 'accounts.code_expired' })
    if (account.hasTwoStep && secondCode && !secondStep) return null
    if (secondStep && !(await spendCode(sql, account.id, secondStep, place))) return null
    if (!(await spendProof(sql, proof))) throw invalid({ code: 'accounts.code_expired' })
    const trusted = secondStep && remember ? await trustDevice(sql, account, request) : {}
    return { ...trusted, ...(await enter(sql, account, place, 'smsLogin')) }
  })
  if (opened) return opened
  await logEvent(sql, account.id, 'failed', place)
  throw refuse('accounts.login_code_wrong')
}

async function rememberProved({ tokenHash }: RightProof) {
  const { count } = await sql`
    update phone_proofs set proved_at = now() where token_hash = ${tokenHash} and proved_at is null`
  if (count === 0) throw invalid({ code: 'accounts.code_expired' })
}
