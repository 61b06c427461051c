import { randomInt } from 'node:crypto'
import {
  RESEND_SECONDS,
  SMS_CODE_SECONDS,
  TRIES_PER_CODE,
  TRIES_PER_PROOF,
} from '@jes/contract/accounts/phone'
import type { Language } from '@jes/contract/core/settings'
import type { FastifyRequest } from 'fastify'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, tooMany } from '#lib/errors.ts'
import { openPhone, type SealedPhone, sealPhone } from '#lib/sms/sealedPhone.ts'
import { markOfPhone } from '#lib/sms/sealedSms.ts'
import { sendSms } from '#lib/sms/sms.ts'
import { hashToken, randomToken } from '#lib/tokens.ts'
import { expectSendable } from './guard.ts'
import { codeText } from './texts.ts'

/** From the first message to the username of a newcomer. */
const PROOF_MINUTES = 30

type Purpose = 'enter' | 'add' | 'stepUp'
export type NewProof = {
  purpose: Purpose
  userId: string | null
  number: string
  language: Language
}
/** An attempt whose right code was given. */
export type RightProof = SealedPhone & { tokenHash: Buffer }

/** Sends a code to a number, as part of the transaction. Call `expectSendable` before. */
export async function beginProof(sql: Sql, { purpose, userId, number, language }: NewProof) {
  const token = randomToken()
  const { phoneMark, sealedPhone } = await sealPhone(number)
  const code = makeCode()
  await sql`
    insert into phone_proofs (token_hash, purpose, user_id, phone_mark, sealed_phone, code_mark, expires_at)
    values (${hashToken(token)}, ${purpose}, ${userId}, ${phoneMark}, ${sealedPhone},
      ${await markOfCode(hashToken(token), code)}, now() + make_interval(mins => ${PROOF_MINUTES}))`
  await sendCode(sql, { number, code, language })
  return { token, validSeconds: SMS_CODE_SECONDS, resendSeconds: RESEND_SECONDS[0] }
}

/** A new code for the same attempt; the one before stops working. */
export async function resendCode(request: FastifyRequest, token: string, userId: string | null) {
  const tokenHash = hashToken(token)
  const [proof] = await sql<(SealedPhone & { sends: number; secondsAgo: number })[]>`
    select phone_mark, sealed_phone, sends, extract(epoch from now() - sent_at)::float8 as seconds_ago
    from phone_proofs
    where token_hash = ${tokenHash} and ${isOpen(sql, userId)}`
  if (!proof) throw overFor('token')
  const wait = RESEND_SECONDS[proof.sends - 1]
  if (wait === undefined) throw overFor('token')
  if (proof.secondsAgo < wait) throw tooMany(Math.ceil(wait - proof.secondsAgo))

  const number = await openPhone(proof)
  await expectSendable(request, number)
  const code = makeCode()
  const codeMark = await markOfCode(tokenHash, code)
  await sql.begin(async (sql) => {
    const { count } = await sql`
      update phone_proofs set code_mark = ${codeMark}, code_tries = 0, sends = sends + 1, sent_at = now()
      where token_hash = ${tokenHash} and sends = ${proof.sends}`
    if (count === 1) await sendCode(sql, { number, code, language: request.language })
  })
  return {
    token,
    validSeconds: SMS_CODE_SECONDS,
    resendSeconds: RESEND_SECONDS[proof.sends] ?? null,
  }
}

/**
 * The attempt whose code this is. A try is counted before it is checked, so that parallel tries are no more; a right one
 * is given back, since it is sent again with the second step.
 */
export async function expectRightCode(
  { token, code }: { token: string; code: string },
  userId: string | null,
): Promise<RightProof> {
  const tokenHash = hashToken(token)
  const codeMark = await markOfCode(tokenHash, code)
  const proof = await countTry(sql`token_hash = ${tokenHash} and ${isOpen(sql, userId)}`)
  if (!proof) throw overFor('code')
  if (proof.codeMark !== codeMark) throw wrong(proof)
  await forgiveTry(tokenHash)
  return { ...proof, tokenHash }
}

/** The proof by my own number that a step-up is done with; null for a wrong code. */
export async function findStepUpProof(userId: string, code: string) {
  const proof = await countTry(sql`user_id = ${userId} and purpose = 'stepUp'`)
  if (!proof || proof.codeMark !== (await markOfCode(proof.tokenHash, code))) return null
  await forgiveTry(proof.tokenHash)
  return proof
}

/** True once for each attempt. */
export async function spendProof(sql: Sql, { tokenHash }: { tokenHash: Buffer }) {
  const { count } = await sql`delete from phone_proofs where token_hash = ${tokenHash}`
  return count === 1
}

type Counted = RightProof & { codeMark: string; codeTries: number; tries: number }

async function countTry(isTheirs: ReturnType<Sql>) {
  const [proof] = await sql<Counted[]>`
    update phone_proofs set code_tries = code_tries + 1, tries = tries + 1
    where ${isTheirs} and proved_at is null
      and code_tries < ${TRIES_PER_CODE} and tries < ${TRIES_PER_PROOF}
      and sent_at > now() - make_interval(secs => ${SMS_CODE_SECONDS})
    returning token_hash, phone_mark, sealed_phone, code_mark, code_tries, tries`
  return proof
}

async function forgiveTry(tokenHash: Buffer) {
  await sql`
    update phone_proofs set code_tries = code_tries - 1, tries = tries - 1
    where token_hash = ${tokenHash}`
}

/** A visitor's attempts to enter, or a member's own to add a number. */
function isOpen(sql: Sql, userId: string | null) {
  return userId === null
    ? sql`purpose = 'enter' and expires_at > now()`
    : sql`purpose = 'add' and user_id = ${userId} and expires_at > now()`
}

async function sendCode(
  sql: Sql,
  { number, code, language }: { number: string; code: string; language: Language },
) {
  const expiresAt = new Date(Date.now() + SMS_CODE_SECONDS * 1_000).toISOString()
  await sendSms(sql, { to: number, text: codeText(code, language), expiresAt })
}

function makeCode() {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

function markOfCode(tokenHash: Buffer, code: string) {
  return markOfPhone(`code ${tokenHash.toString('hex')} ${code}`)
}

function wrong({ codeTries, tries }: Counted) {
  if (tries >= TRIES_PER_PROOF) return invalid({ code: 'accounts.proof_over' })
  if (codeTries >= TRIES_PER_CODE) return invalid({ code: 'accounts.code_used_up' })
  return invalid({ code: 'accounts.code_wrong' })
}

function overFor(field: 'code' | 'token') {
  return invalid({ [field]: 'accounts.code_expired' })
}
