import { authApi } from '@jes/contract/accounts/auth'
import { soundOf } from '@jes/contract/lib/script/sound'
import { describe, expect, test } from 'vitest'
import { founded, sendHub } from '#test/hubs.ts'
import { newName, PASSWORD, person, sql, visitor } from '#test/world.ts'
import { indexMissingNames } from './names.ts'

const forget = (id: string) =>
  sql`update users set search_names = null, search_words = null where id = ${id}`

async function keysOfUser(id: string) {
  const [row] = await sql<{ names: string | null; keys: string[] }[]>`
    select search_names as names, tsvector_to_array(search_words) as keys from users where id = ${id}`
  return row!
}

async function keysOfHub(id: string) {
  const [row] = await sql<{ keys: string[] }[]>`
    select tsvector_to_array(search_words) as keys from hubs where id = ${id}`
  return row!.keys
}

describe('a member', () => {
  test('can be found at once by username, name and sound', async () => {
    const username = newName('sita.k').slice(0, 20)
    await visitor.call(authApi.register, {
      body: { username, email: `${username}@jes.example`, password: PASSWORD },
    })
    const [row] = await sql<{ id: string }[]>`select id from users where username = ${username}`
    const { keys, names } = await keysOfUser(row!.id)
    expect(keys).toEqual(
      expect.arrayContaining([`!${username}`, '.sita', `.~${soundOf('sita')}`, `.${username}`]),
    )
    expect(names).toContain(' sita ')
  })

  test('who changes their name is found by the new one after the next turn of the job', async () => {
    const sita = await person('sita')
    await sql`update users set display_name = 'सीता श्रेष्ठ', bio = 'गीत' where id = ${sita.id}`
    expect((await keysOfUser(sita.id)).names).toBeNull()

    await indexMissingNames(sql)

    const { keys } = await keysOfUser(sita.id)
    expect(keys).toEqual(
      expect.arrayContaining(['!सीता श्रेष्ठ', '.सीता', `.~${soundOf('सीता')}`, 'गीत']),
    )
  })

  test('whose keys were never made gets them, however many there are', async () => {
    const people = await Promise.all(['a', 'b', 'c'].map(() => person('many')))
    for (const { id } of people) await forget(id)
    await indexMissingNames(sql)
    const [left] = await sql`select count(*)::int from users where search_names is null`
    expect(left).toEqual({ count: 0 })
  })
})

describe('a hub', () => {
  test('can be found by name, description and tags, before and after an edit', async () => {
    const owner = await person('owner')
    const name = newName('Momo')
    const made = await sendHub(
      { name, description: 'झोल momo of Patan', tags: '["khana"]' },
      { token: owner.token },
    )
    const { _id } = made.json<{ _id: string }>()
    expect(await keysOfHub(_id)).toEqual(expect.arrayContaining(['.momo', 'झोल', 'khana']))

    const edit = { description: 'Trekking above the clouds', tags: '["himal"]' }
    await sendHub(edit, { token: owner.token }, ['PATCH', `/api/jehub/${_id}`])

    const keys = await keysOfHub(_id)
    expect(keys).toEqual(expect.arrayContaining(['.momo', 'trekking', 'himal']))
    expect(keys).not.toContain('khana')
  })

  test('whose keys were forgotten gets them again', async () => {
    const hub = await founded(await person('owner'), { description: 'Before all else' })
    await sql`update hubs set description = 'Afterwards nothing' where id = ${hub.id}`
    await indexMissingNames(sql)
    expect(await keysOfHub(hub.id)).toContain('afterwards')
  })
})
