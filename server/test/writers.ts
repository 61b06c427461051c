import type postgres from 'postgres'
import { expect } from 'vitest'
import { databaseIn } from './databases.ts'

const PASSWORD = 'sagarmatha 8848 metres'

type Site = { folder: string; server: { url: string } | undefined }

/** The result of a query to the database of this server. */
export async function queryDatabase<T>({ folder }: Site, ask: (sql: postgres.Sql) => Promise<T>) {
  const sql = databaseIn(folder)
  try {
    return await ask(sql)
  } finally {
    await sql.end()
  }
}

/** Somebody who may write, and a post to write about. */
export async function createWriter(site: Site, username = 'sita') {
  const person = { username, email: `${username}@example.com`, password: PASSWORD }
  await create(site, '/api/auth/register', person)
  await queryDatabase(site, (sql) => sql`update users set email_verified_at = now()`)
  const { token } = await create<{ token: string }>(site, '/api/auth/login', {
    login: person.username,
    password: PASSWORD,
  })
  const { _id: postId } = await create<{ _id: string }>(
    site,
    '/api/ads',
    { title: 'Momo or chowmein?' },
    token,
  )
  return { token, postId }
}

async function create<T>({ server }: Site, path: string, body: object, token?: string) {
  const reply = await fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  expect(reply.status, path).toBeLessThan(300)
  return (await reply.json()) as T
}
