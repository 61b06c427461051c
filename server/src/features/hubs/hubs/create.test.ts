import { type Hub, hubApi } from '@jes/contract/hubs/hubs'
import { describe, expect, test } from 'vitest'
import { founded, sendHub } from '#test/hubs.ts'
import { flat } from '#test/uploads.ts'
import { appWith, newName, type Person, person, sql, visitor } from '#test/world.ts'

const FORM = { description: 'Momo of all shapes and sizes' }

async function refused(who: Person, parts: Record<string, string | Uint8Array | undefined>) {
  const reply = await sendHub({ name: newName('hub'), ...FORM, ...parts }, who)
  return { status: reply.statusCode, errors: reply.json<{ errors?: object }>().errors }
}

describe('founding a hub', () => {
  test('makes its founder the owner, and answers the whole hub', async () => {
    const sita = await person('sita')
    const name = `${newName('Momo')} काठमाडौं`
    const reply = await sendHub(
      {
        name,
        ...FORM,
        isPrivate: 'false',
        tags: '["Food"," food ","","काठमाडौं"]',
        rules:
          '[{"title":"Be kind","description":"To all"},{"title":" ","description":""},{"title":"No spam"}]',
        coverImage: await flat(1200, 400).png().toBuffer(),
        icon: await flat(256, 256).png().toBuffer(),
      },
      sita,
    )
    expect(reply.statusCode).toBe(201)
    const hub = reply.json<Hub>()
    expect(hub).toMatchObject({
      name,
      isPrivate: false,
      memberCount: 1,
      joinState: 'member',
      myRole: 'owner',
      canSee: true,
      canPost: true,
      canModerate: true,
      postCount: 0,
      tags: ['food', 'काठमाडौं'],
      rules: [
        { title: 'Be kind', description: 'To all' },
        { title: 'No spam', description: '' },
      ],
      team: [{ _id: sita.id, role: 'owner' }],
      waiting: { reports: 0, requests: 0 },
      ban: null,
    })
    expect(hub.icon).toMatch(/^\/media\/.+-256\.webp$/)
    expect(hub.cover).toMatch(/^\/media\/.+-1080\.webp$/)

    const again = await visitor.call(hubApi.find, { params: { id: name } })
    expect(again).toMatchObject({ _id: hub._id, joinState: 'none', canPost: false, waiting: null })
  })

  test('the cover of a private one is private, its icon is not', async () => {
    const sita = await person('sita')
    const coverImage = await flat(1200, 400).png().toBuffer()
    const icon = await flat(256, 256).png().toBuffer()
    const parts = { name: newName('hub'), ...FORM, isPrivate: 'true', coverImage, icon }
    const { _id } = (await sendHub(parts, sita)).json<Hub>()
    const [images] = await sql`
      select c.is_private as cover, i.is_private as icon from hubs h
      join images c on c.id = h.cover_id
      join images i on i.id = h.icon_id
      where h.id = ${_id}`
    expect(images).toEqual({ cover: true, icon: false })
  })

  test('is not for visitors, nor for who has yet to verify their email', async () => {
    const newcomer = await person('new', { isVerified: false })
    expect((await sendHub({ name: newName(), ...FORM }, {})).statusCode).toBe(401)
    expect((await sendHub({ name: newName(), ...FORM }, newcomer)).statusCode).toBe(403)
  })

  test.each([
    [{ name: '' }, { name: 'Hub name is required' }],
    [{ name: '  ' }, { name: 'Hub name is required' }],
    [{ name: 'ab' }, { name: 'Hub name must be at least 3 characters' }],
    [{ name: 'a\u200d\u200db' }, { name: 'Hub name must be at least 3 characters' }],
    [{ name: '𝒜𝒜' }, { name: 'Hub name must be at least 3 characters' }],
    [{ name: 'n'.repeat(50) }, { name: 'Hub name must be less than 50 characters' }],
    [{ name: 'मोमो!' }, { name: 'Use letters, numbers, spaces, dots and hyphens only' }],
    [{ name: 'a/b' }, { name: 'Use letters, numbers, spaces, dots and hyphens only' }],
    [{ name: '123456789012345' }, { name: 'Use letters, numbers, spaces, dots and hyphens only' }],
    [{ name: 'Popular' }, { name: 'A JeHub with this name already exists.' }],
    [{ name: 'ﷺ'.repeat(20) }, { name: 'A JeHub with this name already exists.' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ description: 'too short' }, { description: 'Description must be at least 10 characters' }],
    [
      { description: '🙂'.repeat(5) },
      { description: 'Description must be at least 10 characters' },
    ],
    [
      { description: 'd'.repeat(500) },
      { description: 'Description must be less than 500 characters' },
    ],
    [{ isPrivate: 'maybe' }, { isPrivate: 'isPrivate is true or false' }],
    [{ tags: '{}' }, { tags: 'A JeHub has at most 10 tags' }],
    [{ tags: '[[]]' }, { tags: 'A tag has 1 to 30 characters' }],
    [{ tags: 'momo' }, { tags: 'A JeHub has at most 10 tags' }],
    [{ tags: JSON.stringify([...'abcdefghijk']) }, { tags: 'A JeHub has at most 10 tags' }],
    [{ tags: JSON.stringify(['t'.repeat(31)]) }, { tags: 'A tag has 1 to 30 characters' }],
    [{ tags: `["${'t'.repeat(1_000_000)}"]` }, { tags: 'A JeHub has at most 10 tags' }],
    [
      { rules: JSON.stringify([...'abcdefghijk'].map((title) => ({ title }))) },
      { rules: 'A JeHub has at most 10 rules' },
    ],
    [
      { rules: '[{"description":"Without a title"}]' },
      { rules: 'A rule has a title of 1 to 100 characters' },
    ],
    [
      { rules: JSON.stringify([{ title: 'a', description: 'd'.repeat(501) }]) },
      { rules: 'The description of a rule has at most 500 characters' },
    ],
  ])('%j is refused at its field', async (parts, errors) => {
    const sita = await person('sita')
    expect(await refused(sita, parts)).toEqual({ status: 422, errors })
  })

  test('several wrong fields are all named', async () => {
    const { errors } = await refused(await person('sita'), { name: 'ab', description: 'short' })
    expect(Object.keys(errors!)).toEqual(['name', 'description'])
  })

  test.each([
    ['abc', 'three letters'],
    ['n', 'forty-nine'],
    ['काठमाडौंका मोमो', 'Devanagari'],
    ["Ram's & Co. 2.0", 'what joins words'],
  ])('%s may be a name: %s', async (start, what) => {
    const sita = await person('sita')
    const name = what === 'forty-nine' ? newName('n').padEnd(49, 'n') : start
    const reply = await sendHub({ name, ...FORM }, sita)
    expect(reply.statusCode).toBe(201)
    expect(reply.json<Hub>().name).toBe(name)
    const found = await visitor.call(hubApi.find, { params: { id: name } })
    expect(found.name).toBe(name)
  })

  test.each([
    { ownerId: '1' },
    { memberCount: '5' },
    { tags: '[{"__proto__":{"x":1}}]' },
    { rules: '[{"title":"a","constructor":{"prototype":{}}}]' },
  ])('%j is no form of ours', async (parts) => {
    expect((await refused(await person('sita'), parts)).status).toBe(400)
  })

  test('JSON, or a part twice, is no form of ours', async () => {
    const { token } = await person('sita')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const server = await appWith({})
    const json = { method: 'POST', url: '/api/jehub', headers, body: '{"name":"momo"}' } as const
    expect((await server.inject(json)).statusCode).toBe(400)

    const part = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const body = `${part('name', newName())}${part('name', newName())}--x--\r\n`
    const twice = {
      ...json,
      body,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    }
    expect((await server.inject(twice)).statusCode).toBe(400)
    await server.close()
  })

  test('a picture of 5 MB, or what is none, is refused at its field', async () => {
    const sita = await person('sita')
    expect(await refused(sita, { icon: Buffer.alloc(5 * 1024 * 1024) })).toEqual({
      status: 413,
      errors: { icon: 'File size must be less than 5MB' },
    })
    expect(await refused(sita, { coverImage: Buffer.from('<svg/>') })).toEqual({
      status: 422,
      errors: { coverImage: 'Please select a valid image file' },
    })
    expect(await refused(sita, { icon: 'a text' })).toEqual({
      status: 422,
      errors: { icon: 'Please select a valid image file' },
    })
  })

  test('a name that is taken, however it is written, is refused', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { name } = await founded(sita, { name: newName('Nepal Trek'), isPrivate: true })
    for (const same of [name, name.toUpperCase(), name.replace('N', 'Ν'), name.replace(' ', '_')]) {
      expect(await refused(hari, { name: same })).toEqual({
        status: 422,
        errors: { name: 'A JeHub with this name already exists.' },
      })
    }
  })

  test('many at once under one name found one', async () => {
    const people = await Promise.all([...'abcdefgh'].map((name) => person(name)))
    const name = newName('hub')
    const replies = await Promise.all(people.map((who) => sendHub({ name, ...FORM }, who)))
    const statuses = replies.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 422, 422, 422, 422, 422, 422, 422])
  })

  test('sent twice with one key, it is founded once', async () => {
    const sita = await person('sita')
    const parts = { name: newName('hub'), ...FORM, icon: await flat(64, 64).png().toBuffer() }
    const sent = { ...sita, key: newName('key') }
    const first = await sendHub(parts, sent)
    const second = await sendHub(parts, sent)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotent-replayed']).toBe('true')

    const icon = await flat(64, 65).png().toBuffer()
    expect((await sendHub({ ...parts, icon }, sent)).statusCode).toBe(422)
    expect(await sql`select from hubs where name = ${parts.name}`).toHaveLength(1)
  })

  test('may be done fifteen times a day; a form that was refused costs nothing', async () => {
    const server = await appWith({ RATE_LIMIT: true })
    // New members get a third of the limit: five.
    const sita = await person('sita')
    const send = (name: string) => sendHub({ name, ...FORM }, { ...sita, server })
    for (let turn = 0; turn < 6; turn++) expect((await send('ab')).statusCode).toBe(422)
    for (let turn = 0; turn < 5; turn++) expect((await send(newName('hub'))).statusCode).toBe(201)

    const refused = await send(newName('hub'))
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ error: 'Too many attempts. Try again in 24 hours.' })
    await server.close()
  })
})
