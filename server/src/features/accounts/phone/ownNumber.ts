import { maskPhone } from '@jes/contract/lib/phoneNumber'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { expectOtherContact } from '#features/accounts/auth/waysIn.ts'
import { findAddressee } from '#features/accounts/twoFactor/queries.ts'
import { forgetUser } from '#features/core/viewer/viewer.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { openPhone, type SealedPhone } from '#lib/sms/sealedPhone.ts'
import { markOfPhone } from '#lib/sms/sealedSms.ts'
import { expectSendable } from './guard.ts'
import { phoneChangedLetter, phoneRemovedLetter } from './letters.ts'
import { noticeByPhone } from './notices.ts'
import { beginProof, expectRightCode, spendProof } from './proofs.ts'

/** Sends a code to a new number. Whether another account has it is said only to who has the phone. */
export async function requestPhone(
  viewer: Viewer,
  number: string,
  { proof, request }: { proof: Proof; request: FastifyRequest },
) {
  if ((await findMark(viewer.id)) === (await markOfPhone(number)))
    throw invalid({ phone: 'accounts.phone_yours' })
  await expectSendable(request, number)
  const { language } = request
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    await sql`delete from phone_proofs where user_id = ${viewer.id} and purpose = 'add'`
    return beginProof(sql, { purpose: 'add', userId: viewer.id, number, language })
  })
}

/** The code proves the new number; the number before is told, and the address. */
export async function confirmPhone(
  viewer: Viewer,
  given: { token: string; code: string },
  place: LoginOrigin,
) {
  const proof = await expectRightCode(given, viewer.id)
  const masked = maskPhone(await openPhone(proof))
  await sql
    .begin(async (sql) => {
      if (!(await spendProof(sql, proof))) throw invalid({ code: 'accounts.code_expired' })
      await noticeByPhone(sql, viewer.id, 'phoneChanged')
      await sql`
        update users set phone_mark = ${proof.phoneMark}, sealed_phone = ${proof.sealedPhone}, phone_verified_at = now()
        where id = ${viewer.id}`
      await logEvent(sql, viewer.id, 'phone', place)
      await sendLetter(sql, phoneChangedLetter(await findAddressee(sql, viewer.id), masked))
      await notifySecurity(sql, viewer.id, { event: 'phoneChanged' })
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? refuse('accounts.phone_taken') : error
    })
  forgetUser(viewer.id)
}

export async function removePhone(viewer: Viewer, proof: Proof, place: LoginOrigin) {
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    await expectOtherContact(sql, viewer.id, 'phone')
    await noticeByPhone(sql, viewer.id, 'phoneRemoved')
    const { count } = await sql`
      update users set phone_mark = null, sealed_phone = null, phone_verified_at = null
      where id = ${viewer.id} and phone_mark is not null`
    if (count === 0) throw refuse('accounts.phone_none')
    await logEvent(sql, viewer.id, 'phoneRemoved', place)
    await sendLetter(sql, phoneRemovedLetter(await findAddressee(sql, viewer.id)))
    await notifySecurity(sql, viewer.id, { event: 'phoneRemoved' })
  })
  forgetUser(viewer.id)
}

/** A code to my own number, which is a proof where others have a password. */
export async function sendStepUpCode(viewer: Viewer, request: FastifyRequest) {
  const own = await findOwnPhone(sql, viewer.id)
  if (!own) throw refuse('accounts.phone_none')
  const number = await openPhone(own)
  await expectSendable(request, number)
  const { language } = request
  const { token: _token, ...sent } = await sql.begin(async (sql) => {
    await sql`delete from phone_proofs where user_id = ${viewer.id} and purpose = 'stepUp'`
    return beginProof(sql, { purpose: 'stepUp', userId: viewer.id, number, language })
  })
  return sent
}

async function findOwnPhone(sql: Sql, userId: string) {
  const [own] = await sql<SealedPhone[]>`
    select phone_mark, sealed_phone from users where id = ${userId} and phone_mark is not null`
  return own ?? null
}

async function findMark(userId: string) {
  return (await findOwnPhone(sql, userId))?.phoneMark ?? null
}

function isTaken(error: unknown) {
  return error instanceof postgres.PostgresError && error.constraint_name === 'users_by_phone'
}
