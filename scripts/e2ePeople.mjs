import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const PASSWORD = 'dudh chiya at namche'
const BROWSER = { device: 'Chrome on Linux', address: '127.0.0.0/24' }
const SCRIPT = { device: 'A script', address: '127.0.0.0/24' }

/**
 * Makes verified, signed-in members for the journeys, inside the process of the server: nothing is hashed
 * but one password for all, and no letter is waited for. Answers the port it listens on.
 */
export function openPeople() {
  let made
  const server = createServer(async (request, reply) => {
    try {
      // Only a server that runs has a database; its modules also read the settings when they load.
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
  const { sql } = await import('../server/dist/lib/db.js')
  const { hashPassword } = await import('../server/dist/features/accounts/auth/passwords.js')
  const { acceptRules } = await import('../server/dist/features/accounts/auth/rules.js')
  const { rememberDevice, startSession } = await import(
    '../server/dist/features/accounts/auth/sessions.js'
  )
  const { indexUser } = await import('../server/dist/features/core/searchIndex/names.js')
  const passwordHash = await hashPassword(PASSWORD)

  return ({ username, email, daysOld = 0 }) =>
    sql.begin(async (sql) => {
      const [{ id }] = await sql`
        insert into users (id, created_at, username, email, password_hash, display_name, settings, email_verified_at)
        values (make_id() - (${daysOld}::bigint * 86400000 << 16), now() - make_interval(days => ${daysOld}),
          ${username}, ${email}, ${passwordHash}, ${username}, ${sql.json({ language: 'en' })}, now())
        returning id`
      await acceptRules(sql, id)
      await indexUser(sql, id)
      const member = { id, role: 'member' }
      await rememberDevice(sql, id, BROWSER)
      const session = await startSession(sql, member, BROWSER)
      // What a script does for somebody has a session of its own: it never changes what their browser is remembered for.
      const { token } = await startSession(sql, member, SCRIPT)
      return { id, username, email, password: PASSWORD, token, session }
    })
}
