import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRightPassword } from '#features/accounts/auth/passwords.ts'
import { findVouched, spendVouched, type Vouched } from '#features/accounts/oidc/arrive.ts'
import { isProof, spendProof as spendPasskey } from '#features/accounts/passkeys/proof.ts'
import { findStepUpProof, spendProof } from '#features/accounts/phone/proofs.ts'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { countAttempt, forgiveAttempt, isCounting } from '#lib/attempts.ts'
import { type Sql, sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { invalid, refuse, tooMany } from '#lib/errors.ts'
import type { Proof, SentProof, Viewer } from '#lib/serve.ts'
import { isMailCode, spendMailCode } from './mailCode.ts'

const MOST_WRONG = 10
const WINDOW_SECONDS = 3_600

/** Checks the proof at endpoints that need a step-up. */
export function checkProofs(app: FastifyInstance) {
  app.decorate('checkProof', checkProof)
}

/**
 * For what somebody with a borrowed phone or a stolen token must not do: the password, a code that was sent to the own
 * number or address, or a provider, and a code of the app where two-step log-in is on; or a passkey for both.
 */
async function checkProof(
  request: FastifyRequest,
  viewer: Viewer,
  sent: SentProof,
): Promise<Proof> {
  if (sent.passkey) return checkPasskey(viewer, sent.passkey)
  const isGiven = sent.password || sent.smsCode || sent.mailCode || sent.provider
  if (!isGiven) throw invalid({ [sent.field]: 'accounts.password_missing' })
  return checkSecrets(request, viewer, sent)
}

/** The token of a passkey is too long to be guessed, so attempts are not counted. */
async function checkPasskey(viewer: Viewer, token: string): Promise<Proof> {
  if (!(await isProof(sql, viewer, token))) throw wrongPasskey()
  return {
    async spend(sql) {
      await sql`select from users where id = ${viewer.id} for no key update`
      if (!(await spendPasskey(sql, viewer, token))) throw wrongPasskey()
    },
  }
}

/** Only wrong answers count as attempts. */
async function checkSecrets(
  request: FastifyRequest,
  viewer: Viewer,
  sent: SentProof,
): Promise<Proof> {
  const key = `proof ${viewer.id}`
  const { count, secondsLeft } = await countAttempt(sql, key, WINDOW_SECONDS)
  if (count > MOST_WRONG && isCounting(request)) throw tooMany(secondsLeft)

  const spendFirst = await checkFirst(request, viewer, sent)
  const hasTwoStep = await isTwoStepOn(sql, viewer)
  if (hasTwoStep && !sent.code) {
    await forgiveAttempt(sql, key)
    throw codeDue()
  }
  const code = hasTwoStep ? await readCode(sql, viewer.id, sent.code ?? '') : null
  if (hasTwoStep && !code) throw wrongCode()
  await forgiveAttempt(sql, key)

  return {
    /** A password that was changed or a code that was used in the meantime is refused. */
    async spend(sql) {
      await spendFirst(sql)
      if (code && !(await spendCode(sql, viewer.id, code, placeOf(request)))) throw wrongCode()
      if (!code && (await isTwoStepOn(sql, viewer))) throw codeDue()
    },
  }
}

type Spend = Proof['spend']

/** Whichever way in was given, it is worth the password. */
function checkFirst(request: FastifyRequest, viewer: Viewer, sent: SentProof): Promise<Spend> {
  if (sent.smsCode) return checkSmsCode(viewer, sent.smsCode)
  if (sent.mailCode) return checkMailCode(viewer, sent.mailCode)
  if (sent.provider) return checkProvider(request, viewer)
  return checkPassword(viewer, sent)
}

async function checkPassword(viewer: Viewer, { field, password }: SentProof): Promise<Spend> {
  const [owner] = await sql<{ passwordHash: string }[]>`
    select password_hash from users where id = ${viewer.id}`
  if (!owner || !(await isRightPassword(owner.passwordHash, password ?? '')))
    throw wrongPassword(field)
  return async (sql) => {
    const held = await sql`
      select from users where id = ${viewer.id} and password_hash = ${owner.passwordHash}
      for no key update`
    if (held.length === 0) throw wrongPassword(field)
  }
}

/** The code is worth as much as the number: one that was removed or changed meanwhile proves nothing. */
async function checkSmsCode(viewer: Viewer, smsCode: string): Promise<Spend> {
  const proof = await findStepUpProof(viewer.id, smsCode)
  if (!proof) throw wrongSmsCode()
  return async (sql) => {
    const held = await sql`
      select from users where id = ${viewer.id} and phone_mark = ${proof.phoneMark}
      for no key update`
    if (held.length === 0 || !(await spendProof(sql, proof))) throw wrongSmsCode()
  }
}

/** The code is worth as much as the address: one that was changed meanwhile proves nothing. */
async function checkMailCode(viewer: Viewer, mailCode: string): Promise<Spend> {
  if (!(await isMailCode(viewer.id, mailCode))) throw wrongMailCode()
  return async (sql) => {
    if (!(await spendMailCode(sql, viewer.id, mailCode))) throw wrongMailCode()
  }
}

/** This browser has just come back from a provider, as somebody whom it knows as the viewer. */
async function checkProvider(request: FastifyRequest, viewer: Viewer): Promise<Spend> {
  const vouched = await findVouched(sql, request)
  if (!vouched || !(await isTheirs(sql, viewer, vouched))) throw wrongProvider()
  return async (sql) => {
    await sql`select from users where id = ${viewer.id} for no key update`
    if (!(await isTheirs(sql, viewer, vouched))) throw wrongProvider()
    await spendVouched(sql, request, vouched)
  }
}

async function isTheirs(sql: Sql, { id }: Viewer, { issuer, subject }: Vouched) {
  const linked = await sql`
    select from identities where user_id = ${id} and issuer = ${issuer} and subject = ${subject}`
  return linked.length > 0
}

async function isTwoStepOn(sql: Sql, { id }: Viewer) {
  const on = await sql`select from two_factor where user_id = ${id} and enabled_at is not null`
  return on.length > 0
}

function wrongSmsCode() {
  return refuse('accounts.step_up_code_wrong', { field: 'smsCode' })
}

function wrongMailCode() {
  return refuse('accounts.step_up_code_wrong', { field: 'mailCode' })
}

function wrongProvider() {
  return refuse('accounts.step_up_provider_wrong', { field: 'provider' })
}

function wrongPassword(field: string) {
  return refuse('accounts.step_up_password_wrong', { field })
}

function wrongPasskey() {
  return refuse('accounts.step_up_passkey_wrong', { field: 'passkey' })
}

function wrongCode() {
  return refuse('accounts.step_up_code_wrong', { field: 'code' })
}

function codeDue() {
  return refuse('accounts.step_up_code_missing', { field: 'code' })
}
