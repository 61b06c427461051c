import type { Passkey } from '@jes/contract/accounts/passkeys'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { expectWayIn } from '#features/accounts/auth/waysIn.ts'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { findAddressee } from '#features/accounts/twoFactor/queries.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { notFound } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { passkeyRemovedLetter } from './letters.ts'
import { passkeyColumns } from './queries.ts'

export async function renamePasskey(sql: Sql, viewer: Viewer, id: string, name: string) {
  const [passkey] = await sql<Passkey[]>`
    update passkeys set name = ${name} where id = ${id} and user_id = ${viewer.id}
    returning ${passkeyColumns(sql)}`
  if (!passkey) throw notFound()
  return passkey
}

type Removal = { proof: Proof; place: LoginOrigin }

/** The proof holds the row of the member, so that two last ways in cannot be removed at the same time. */
export async function removePasskey(viewer: Viewer, id: string, { proof, place }: Removal) {
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    const [removed] = await sql<{ name: string }[]>`
      delete from passkeys where id = ${id} and user_id = ${viewer.id} returning name`
    if (!removed) throw notFound()
    await expectWayIn(sql, viewer.id)
    await logEvent(sql, viewer.id, 'passkeyRemoved', place)
    const to = await findAddressee(sql, viewer.id)
    await sendLetter(sql, passkeyRemovedLetter(to, removed.name))
    await noticeByPhone(sql, viewer.id, 'passkeyRemoved')
    await notifySecurity(sql, viewer.id, { event: 'passkeyRemoved' })
  })
}
