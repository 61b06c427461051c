import { GRACE_DAYS } from '@jes/contract/privacy/dataExport'
import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { endSessionsOf } from '#features/accounts/auth/sessions.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { leavingLetter, stayingLetter } from './letters.ts'

type Posts = 'remove' | 'anonymise'

/** Ends an account in 30 days. Every device is signed out now; for others nothing changes until then. */
export async function leave(
  viewer: Viewer,
  posts: Posts,
  { proof, place }: { proof: Proof; place: LoginOrigin },
) {
  const answer = await sql.begin(async (sql) => {
    await expectOtherAdmin(sql, viewer.id)
    await proof.spend(sql)
    const [leaver] = await sql<(Addressee & { leavesAt: string })[]>`
      update users u
      set leaves_at = now() + make_interval(days => ${GRACE_DAYS}), leaves_posts = ${posts === 'anonymise'}
      where u.id = ${viewer.id} and u.leaves_at is null
      returning ${addressee(sql)}, u.leaves_at`
    if (!leaver) throw refuse('privacy.leaving_already')
    await logEvent(sql, viewer.id, 'deletion', place)
    await endSessionsOf(sql, viewer.id)
    await sendLetter(sql, leavingLetter(leaver, leaver.leavesAt))
    return { leavesAt: leaver.leavesAt }
  })
  forgetEnded({ userId: viewer.id })
  return answer
}

/** Cancels the deletion; a second call changes nothing. */
export async function stay(viewer: Viewer) {
  await sql.begin(async (sql) => {
    const [stored] = await sql<Addressee[]>`
      update users u set leaves_at = null where u.id = ${viewer.id} and u.leaves_at is not null
      returning ${addressee(sql)}`
    if (stored) await sendLetter(sql, stayingLetter(stored))
  })
}

async function expectOtherAdmin(sql: Sql, userId: string) {
  if (await isLastAdmin(sql, userId)) {
    throw refuse('privacy.last_admin')
  }
}

/** The rows of admins are locked: of several who leave at once, one is the last. */
export async function isLastAdmin(sql: Sql, userId: string) {
  const admins = await sql<{ id: string; stays: boolean }[]>`
    select u.id, u.leaves_at is null and (u.suspended_until > now()) is not true as stays
    from users u where u.role = 'admin' order by u.id for no key update`
  return (
    admins.some(({ id }) => id === userId) &&
    !admins.some(({ id, stays }) => id !== userId && stays)
  )
}
