import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

const PASSWORD = 'dudh chiya at namche'
const BROWSER = { device: 'Chrome on Linux', address: '127.0.0.0/24' }
const SCRIPT = { device: 'A script', address: '127.0.0.0/24' }

/**
 * Creates verified, signed-in members for the journeys, in the database of the server: only one password is hashed
 * for all, and no mail is waited for. Returns its port.
 */
export function openPeople() {
  let made
  const server = createServer(async (request, reply) => {
    try {
      // Only a running server has a database; the modules also read the settings when they load.
      made ??= maker()
      reply.end(JSON.stringify(await (await made)(await json(request))))
    } catch (problem) {
      reply.writeHead(500).end(problem.stack)
    }
  })
  server.unref()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port))
  })
}

async function maker() {
  const { connect } = await import('../server/dist/lib/db.js')
  const { findAddress } = await import('../server/dist/lib/embedded/address.js')
  const { hashPassword } = await import('../server/dist/features/accounts/auth/passwords.js')
  const { acceptRules } = await import('../server/dist/features/accounts/auth/rules.js')
  const { rememberDevice, startSession } = await import(
    '../server/dist/features/accounts/auth/sessions.js'
  )
  const { indexUser } = await import('../server/dist/features/core/searchIndex/names.js')
  const sql = connect(findAddress(join(process.env.DATA_DIR, 'postgres')), { max: 2 })
  const passwordHash = await hashPassword(PASSWORD)

  return ({ username, email, daysOld = 0, isNew = false }) =>
    sql.begin(async (sql) => {
      const [{ id }] = await sql`
        insert into users (id, created_at, username, email, password_hash, display_name, settings, email_verified_at)
        values (make_id() - (${daysOld}::bigint * 86400000 << 16), now() - make_interval(days => ${daysOld}),
          ${username}, ${email}, ${passwordHash}, ${username}, ${sql.json({ language: 'en' })}, now())
        returning id`
      await acceptRules(sql, id)
      // Most journeys are about something else than the first days.
      if (!isNew)
        await sql`insert into first_steps (user_id, done_at, week_closed_at) values (${id}, now(), now())`
      await indexUser(sql, id)
      const member = { id, role: 'member' }
      await rememberDevice(sql, id, BROWSER)
      const session = await startSession(sql, member, BROWSER)
      // A script has its own session: it never changes what their browser is known for.
      const { token } = await startSession(sql, member, SCRIPT)
      return { id, username, email, password: PASSWORD, token, session }
    })
}
