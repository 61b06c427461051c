import { type Addressee, addressee } from '#features/accounts/auth/letters.ts'
import { endSessionsOf } from '#features/accounts/auth/sessions.ts'
import { forgetEnded } from '#features/core/viewer/viewer.ts'
import { leaveGroups } from '#features/messages/groups/leave.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import type { Clearing } from './clear.ts'
import { isLastAdmin } from './commands.ts'
import { takeBack } from './counts.ts'
import { takeFiles } from './files.ts'
import { leaveHubs } from './hubs.ts'
import { leaveWritings } from './keep.ts'
import { removeWritings } from './remove.ts'
import { removeTraces } from './traces.ts'

type Leaver = Addressee & {
  id: string
  leavesPosts: boolean
  oldNames: string[]
  now: string
  phoneMark: string | null
  sealedPhone: Buffer | null
}

/** Deletes an account whose time has come, in one transaction: a crash leaves it as it was. */
export async function endAccount(id: string) {
  const isEnded = await sql.begin(async (sql) => {
    await sql`set local statement_timeout = '10min'`
    await sql`set local lock_timeout = '10s'`
    const isLast = await isLastAdmin(sql, id)
    const leaver = await findLeaver(sql, id)
    if (!leaver || isLast) return false
    await end(sql, leaver)
    return true
  })
  if (isEnded) forgetEnded({ userId: id })
}

async function findLeaver(sql: Sql, id: string) {
  const [leaver] = await sql<Leaver[]>`
    select u.id, ${addressee(sql)}, u.leaves_posts, u.phone_mark, u.sealed_phone, now()::timestamptz(3) as now,
      array(select o.username from old_usernames o where o.user_id = u.id) as old_names
    from users u where u.id = ${id} and u.leaves_at <= now()
    for no key update`
  return leaver
}

async function end(sql: Sql, leaver: Leaver) {
  const { id, leavesPosts, oldNames, now, phoneMark, sealedPhone, ...to } = leaver
  await lockTouched(sql, id)
  await leaveHubs(sql, id)
  await leaveGroups(sql, id)
  if (leavesPosts) await leaveWritings(sql, id)
  const files = await takeFiles(sql, id)
  await removeWritings(sql, id)
  await takeBack(sql, id)
  await removeTraces(sql, { id, email: to.email, phoneMark, names: [to.username, ...oldNames] })
  await endSessionsOf(sql, id)
  await sql`delete from users where id = ${id}`
  const phone = phoneMark && sealedPhone && { phoneMark, sealed: sealedPhone.toString('base64') }
  const clearing: Clearing = { to, phone: phone || null, endedAt: now, files }
  await addJob(sql, { name: 'clearAway', payload: clearing, attempts: 25 })
  await publishChange(sql, 'everything')
}

/** Posts before their stats, in the order of their ids, as everywhere: no deadlock. */
async function lockTouched(sql: Sql, id: string) {
  const touched = sql`
    select p.id from posts p where p.author_id = ${id}
    union select v.post_id from post_votes v where v.user_id = ${id}
    union select b.post_id from bookmarks b where b.user_id = ${id}
    union select r.post_id from reposts r where r.user_id = ${id}
    union select c.post_id from comments c where c.author_id = ${id}`
  await sql`select from posts where id in (${touched}) order by id for no key update`
  await sql`select from post_stats where post_id in (${touched}) order by post_id for no key update`
}
