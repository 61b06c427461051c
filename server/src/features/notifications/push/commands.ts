import { createECDH } from 'node:crypto'
import type { Language } from '@jes/contract/core/settings'
import type { PushSubscription } from '@jes/contract/notifications/push'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound, sessionEnded } from '#lib/errors.ts'
import { expectUrl, type FetchScope } from '#lib/safeFetch.ts'
import type { Viewer } from '#lib/serve.ts'
import { testMessage } from './messages.ts'
import { listDevices, listSubscriptions, type Subscription } from './queries.ts'
import { PUSH_SERVICES, sendPush } from './send.ts'

const MOST_DEVICES = 20
const NOT_ONE = 'notifications.not_a_subscription'

/** A browser has one subscription: a new one replaces the old one, and that of the member signed in there before. */
export async function addDevice(viewer: Viewer, given: PushSubscription, language: Language) {
  expectUsable(given)
  const { endpoint, keys } = given
  return sql.begin(async (sql) => {
    await sql`
      delete from push_subscriptions
      where session_id = ${viewer.sessionId} and endpoint <> ${endpoint}`
    const { count } = await sql`
      insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      select s.user_id, s.id, ${endpoint}, ${keys.p256dh}, ${keys.auth} from sessions s
      where s.id = ${viewer.sessionId}
      for key share
      on conflict (endpoint) do update
      set user_id = excluded.user_id, session_id = excluded.session_id,
        p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`
    // Logged out a moment ago.
    if (count === 0) throw sessionEnded()
    await sql`
      delete from push_subscriptions where id in (
        select id from push_subscriptions where user_id = ${viewer.id}
        order by session_id = ${viewer.sessionId} desc, created_at desc, id desc
        offset ${MOST_DEVICES})`
    // Before the commit: a moment later the browser may be another member's.
    const [device] = await listDevices(sql, viewer, language)
    return { device: device! }
  })
}

export async function removeDevice(viewer: Viewer, id: string) {
  const { count } = await sql`
    delete from push_subscriptions where id = ${id} and user_id = ${viewer.id}`
  if (count === 0) throw notFound()
}

/** Sends at once, while the member waits for it. */
export async function testDevice(
  viewer: Viewer,
  { id, language }: { id: string; language: Language },
  reach: FetchScope = PUSH_SERVICES,
) {
  const [subscription] = await listSubscriptions(sql, viewer.id, id)
  if (!subscription) throw notFound()
  const { is } = await sendPush(subscription, await testMessage(sql, viewer.id, language), reach)
  if (is === 'gone') await forget(sql, subscription)
  return { isSent: is === 'sent' }
}

/** The browser may have a new subscription since. */
export async function forget(sql: Sql, { id, endpoint }: Subscription) {
  await sql`delete from push_subscriptions where id = ${id} and endpoint = ${endpoint}`
}

/** A subscription that cannot be reached or encrypted for is refused now instead of failing at each message. */
function expectUsable({ endpoint, keys }: PushSubscription) {
  try {
    expectUrl(endpoint, undefined, PUSH_SERVICES)
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(keys.p256dh, 'base64url')
  } catch {
    throw invalid({ endpoint: NOT_ONE })
  }
}
