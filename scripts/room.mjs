/** The files of a new room: a contract, an endpoint behind it, and a test that is red until somebody says what it does. */
export function filesOfRoom(wing, room) {
  const type = room[0].toUpperCase() + room.slice(1)
  const path = room.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const folder = `server/src/features/${wing}/${room}`
  return {
    [`contract/src/${wing}/${room}.ts`]: `import { endpoint } from '@jes/contract/lib/endpoint'
import { Id } from '@jes/contract/lib/text'
import * as z from 'zod/mini'

export const ${type} = z.object({ _id: Id })
export type ${type} = z.infer<typeof ${type}>

export const ${room}Api = {
  find: endpoint({
    method: 'GET',
    path: '/api/${path}/:id',
    summary: 'One ${room}',
    params: z.object({ id: Id }),
    response: ${type},
  }),
}
`,
    [`${folder}/queries.ts`]: `import type { ${type} } from '@jes/contract/${wing}/${room}'
import type { Sql } from '#lib/db.ts'

/** What this viewer may see of it, or null. */
export async function find${type}(sql: Sql, id: string, viewerId: string): Promise<${type} | null> {
  const [found] = await sql<${type}[]>\`
    select id as _id from users where id = \${id} and id = \${viewerId}\`
  return found ?? null
}
`,
    [`${folder}/routes.ts`]: `import { ${room}Api } from '@jes/contract/${wing}/${room}'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#lib/errors.ts'
import { serve } from '#lib/serve.ts'
import { find${type} } from './queries.ts'

export async function ${room}Routes(app: FastifyInstance) {
  serve(app, ${room}Api.find, async ({ params, viewer, sql }) => {
    const found = await find${type}(sql, params.id, viewer.id)
    if (!found) throw notFound()
    return found
  })
}
`,
    [`${folder}/${room}.test.ts`]: `import { ${room}Api } from '@jes/contract/${wing}/${room}'
import { expect, test } from 'vitest'
import { person } from '#test/world.ts'

test('what is not mine is not there', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const attempt = sita.call(${room}Api.find, { params: { id: hari.id } })
  await expect(attempt).rejects.toMatchObject({ status: 404 })
})

test('does what it is for', () => {
  expect.fail('Say here what ${room} is for, and build it.')
})
`,
  }
}

/** A wing's routes.ts with the room in it. */
export function withRoom(source, wing, room) {
  const name = `${room}Routes`
  const line = `import { ${name} } from '#features/${wing}/${room}/routes.ts'`
  const imports = source.match(/^import .*$/gm) ?? []
  const last = imports.at(-1)
  return source
    .replace(last, `${last}\n${line}`)
    .replace(/\n\}\s*$/, `\n  await app.register(${name})\n}\n`)
}

/** The list of the contract's files, which the API document is made of, with the room in it. */
export function withContract(source, wing, room) {
  const file = `import * as ${room} from '@jes/contract/${wing}/${room}'\n`
  return `${file}${source}`.replace(
    new RegExp(`(\\n {2}${wing}: \\{[^}]*files: \\[)`),
    `$1${room}, `,
  )
}
