import { userApi } from '@jes/contract/core/users'
import { describe, expect, test } from 'vitest'
import { insertImage, storeImage } from '#features/core/pictures/commands.ts'
import { flat } from '#test/uploads.ts'
import { ask, person, sql, visitor } from '#test/world.ts'

const bytes = await flat(800, 500).png().toBuffer()

describe('changing my profile', () => {
  test('changes what was sent, and leaves the rest', async () => {
    const sita = await person('sita')
    const links = ['https://sita.example', 'http://jes.example/a?b=c']
    await sita.call(userApi.updateMe, {
      body: { displayName: ' Sita  Rai ', bio: 'From Ilam', links, district: 'इलाम' },
    })
    const profile = await sita.call(userApi.updateMe, { body: { bio: '' } })
    expect(profile).toMatchObject({ displayName: 'Sita  Rai', bio: '', links, district: 'इलाम' })
    await sita.call(userApi.updateMe, { body: { links: [], district: null } })
    expect(await visitor.call(userApi.find, { params: { id: sita.id } })).toMatchObject({
      displayName: 'Sita  Rai',
      links: [],
      district: null,
    })
  })

  test('makes me findable by my new name at once', async () => {
    const sita = await person('sita')
    await sita.call(userApi.updateMe, { body: { displayName: 'Sunakhari Tamang' } })
    const [row] = await sql`select search_names from users where id = ${sita.id}`
    expect(row?.searchNames).toContain('sunakhari')
  })

  test('shows pictures that I uploaded, and takes them away', async () => {
    const sita = await person('sita')
    const [face, cover] = [await kept(sita.id), await kept(sita.id)]
    const profile = await sita.call(userApi.updateMe, {
      body: { image: face._id, cover: cover._id },
    })
    expect(profile.image).toBe(face.sizes[0]?.webp)
    expect(profile.cover).toBe(cover.sizes.at(-1)?.webp)
    const bare = await sita.call(userApi.updateMe, { body: { image: null } })
    expect([bare.image, bare.cover]).toEqual([null, profile.cover])
    const [row] = await sql`select image_id, cover_id from users where id = ${sita.id}`
    expect(row).toEqual({ imageId: null, coverId: cover._id })
  })

  test("does not show another's picture, nor one that is for some only, nor none", async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [his, hidden] = [await kept(hari.id), await kept(sita.id)]
    await sql`update images set is_private = true where id = ${hidden._id}`
    for (const image of [his._id, hidden._id, '12345']) {
      await expect(sita.call(userApi.updateMe, { body: { image } })).rejects.toMatchObject({
        status: 422,
        errors: { image: 'This picture is no longer here' },
      })
    }
  })

  test.each([
    [{ displayName: '  ' }, { displayName: 'A name has 1 to 50 characters' }],
    [{ bio: 'x'.repeat(301) }, { bio: 'A bio has at most 300 characters' }],
    [{ links: ['javascript:alert(1)'] }, { 'links.0': expect.stringContaining('web address') }],
    [
      { links: Array.from({ length: 6 }, () => 'https://a.np') },
      { links: 'A profile has at most 5 links' },
    ],
    [{ image: 'mine' }, { image: 'This id is not valid' }],
  ])('refuses %j', async (body, errors) => {
    const sita = await person('sita')
    await expect(sita.call(userApi.updateMe, { body })).rejects.toMatchObject({
      status: 422,
      errors,
    })
  })

  test('takes nothing else: no role, no email, no username', async () => {
    const sita = await person('sita')
    const body = {
      bio: 'Hi',
      role: 'admin',
      email: 'x@y.example',
      username: 'root',
      premiumUntil: 1,
    }
    await sita.call(userApi.updateMe, { body })
    const [row] =
      await sql`select role, email, username, premium_until from users where id = ${sita.id}`
    expect(row).toEqual({
      role: 'member',
      email: sita.email,
      username: sita.username,
      premiumUntil: null,
    })
    expect((await ask(userApi.updateMe, { body: { bio: 'Hi' } })).statusCode).toBe(401)
  })
})

async function kept(ownerId: string) {
  const stored = await storeImage(bytes)
  return sql.begin((sql) => insertImage(sql, stored, ownerId))
}
