import { because } from '@jes/contract/lib/refusals/because'
import postgres from 'postgres'
import { indexUser } from '#features/core/searchIndex/names.ts'
import { endVerification } from '#features/core/users/verification.ts'
import { forgetUser } from '#features/core/viewer/viewer.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import type { LoginOrigin } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Proof, Viewer } from '#lib/serve.ts'
import { usernameLetter } from './accountLetters.ts'
import { type Addressee, addressee } from './letters.ts'
import { logEvent } from './loginLog.ts'
import { findNameProblem, TAKEN } from './usernames.ts'

const DAYS_BETWEEN = 30
const STORED_DAYS = 90

/** Changes a username. The old name redirects for a while, and nobody else can take it until then. */
export async function changeUsername(
  viewer: Viewer,
  username: string,
  { proof, place }: { proof: Proof; place: LoginOrigin },
) {
  await sql
    .begin(async (sql) => {
      await proof.spend(sql)
      const old = await expectFree(sql, viewer.id, username)
      await sql`delete from old_usernames where username = ${username}`
      await sql`
        update users set username = ${username}, username_changed_at = now() where id = ${viewer.id}`
      await endVerification(sql, viewer.id)
      await sql`
        insert into old_usernames (username, user_id, until)
        values (${old.username}, ${viewer.id}, now() + make_interval(days => ${STORED_DAYS}))
        on conflict (username) do update set user_id = excluded.user_id, until = excluded.until`
      await indexUser(sql, viewer.id)
      await logEvent(sql, viewer.id, 'username', place)
      await sendLetter(sql, usernameLetter(old, username))
      await publishChange(sql, 'everything')
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? invalid({ username: TAKEN }) : error
    })
  forgetUser(viewer.id)
}

/** The member with the current username. */
async function expectFree(sql: Sql, userId: string, username: string) {
  const [old] = await sql<[Addressee & { isTooSoon: boolean }]>`
    select ${addressee(sql)},
      (u.username_changed_at > now() - make_interval(days => ${DAYS_BETWEEN})) is true as is_too_soon
    from users u where u.id = ${userId}`
  if (old.username === username) throw invalid({ username: 'accounts.username_yours' })
  if (old.isTooSoon) {
    throw refuse(because('accounts.username_changed_lately', { days: DAYS_BETWEEN }))
  }
  const problem = await findNameProblem(sql, username, userId)
  if (problem) throw invalid({ username: problem })
  return old
}

/** When two request one name at the same moment, the unique index admits one. */
function isTaken(error: unknown) {
  return error instanceof postgres.PostgresError && error.constraint_name === 'users_by_username'
}
