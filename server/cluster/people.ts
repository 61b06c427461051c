import { openDatabase } from '#lib/db.ts'

const PASSWORD = 'sagarmatha 8848 metres'

/** Somebody of the site at this address who may write, and a post to write about. */
export async function createWriter(site: string, databaseUrl: string, username = 'sita') {
  const person = { username, email: `${username}@example.com`, password: PASSWORD }
  await send(site, '/api/auth/register', person)
  const sql = openDatabase(databaseUrl, { max: 1 })
  await sql`update users set email_verified_at = now()`
  await sql.end()
  const login = await send(site, '/api/auth/login', { login: username, password: PASSWORD })
  const { token } = (await login.json()) as { token: string }
  const posted = await send(site, '/api/ads', { title: 'Momo or chowmein?' }, token)
  const { _id: postId } = (await posted.json()) as { _id: string }
  return { token, postId }
}

export function send(site: string, path: string, body: object, token?: string) {
  return fetch(`${site}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}
