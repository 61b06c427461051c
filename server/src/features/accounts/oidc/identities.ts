import type { Identity } from '@jes/contract/accounts/oidc'
import type { FastifyRequest } from 'fastify'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { expectWayIn } from '#features/accounts/auth/waysIn.ts'
import { noticeByPhone } from '#features/accounts/phone/notices.ts'
import { findAddressee } from '#features/accounts/twoFactor/queries.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { type Sql, sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { notFound, refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { expectVouched, spendVouched, type Vouched } from './arrive.ts'
import { providerAddedLetter, providerRemovedLetter } from './letters.ts'
import { expectProvider } from './providers.ts'

export async function listIdentities(sql: Sql, userId: string) {
  return sql<Identity[]>`
    select ${identityColumns(sql)} from identities where user_id = ${userId} order by id`
}

/** One account at each provider; and each of those opens one account here. */
export async function addIdentity(sql: Sql, userId: string, vouched: Vouched) {
  const [identity] = await sql<Identity[]>`
    insert into identities ${sql({ userId, ...vouched })}
    on conflict do nothing
    returning ${identityColumns(sql)}`
  if (!identity) throw refuse('accounts.provider_taken')
  return identity
}

function identityColumns(sql: Sql) {
  return sql`id as _id, provider, email, created_at, last_used_at`
}

/** Only after a log-in and a proof, and only with an address that the provider has verified. */
export async function linkIdentity(viewer: Viewer, proof: Proof, request: FastifyRequest) {
  const vouched = await expectVouched(sql, request)
  if (!vouched.email) throw refuse('accounts.provider_email')
  const { name } = expectProvider(vouched.provider)
  return sql.begin(async (sql) => {
    await proof.spend(sql)
    await spendVouched(sql, request, vouched)
    const identity = await addIdentity(sql, viewer.id, vouched)
    await logEvent(sql, viewer.id, 'providerAdded', placeOf(request))
    await sendLetter(sql, providerAddedLetter(await findAddressee(sql, viewer.id), name))
    await noticeByPhone(sql, viewer.id, 'providerAdded')
    await notifySecurity(sql, viewer.id, { event: 'providerAdded', provider: name })
    return identity
  })
}

/** Also of a provider that the operator has switched off since. */
export async function unlinkIdentity(
  viewer: Viewer,
  id: string,
  { proof, request }: { proof: Proof; request: FastifyRequest },
) {
  await sql.begin(async (sql) => {
    await proof.spend(sql)
    const [removed] = await sql<Pick<Identity, 'provider'>[]>`
      delete from identities where id = ${id} and user_id = ${viewer.id} returning provider`
    if (!removed) throw notFound()
    await expectWayIn(sql, viewer.id)
    const { provider } = removed
    await logEvent(sql, viewer.id, 'providerRemoved', placeOf(request))
    await sendLetter(
      sql,
      providerRemovedLetter(await findAddressee(sql, viewer.id), NAMES[provider]),
    )
    await noticeByPhone(sql, viewer.id, 'providerRemoved')
    await notifySecurity(sql, viewer.id, { event: 'providerRemoved', provider: NAMES[provider] })
  })
}

const NAMES = { google: 'Google', apple: 'Apple', oidc: 'OpenID' }
