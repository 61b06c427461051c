import type { Picture } from '@jes/contract/core/pictures'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { clipped } from '#test/clipped.ts'
import { founded, sendHub, type TestHub } from '#test/hubs.ts'
import { setting } from '#test/lines.ts'
import { flat, upload } from '#test/uploads.ts'
import { app, appWith, type Person, person, sql, visitor } from '#test/world.ts'

const MEDIA_URL = 'https://media.jes.example'
const AT_CDN = /^https:\/\/media\.jes\.example\/media\//
const AT_SITE = /^\/media\//

describe('with an address for media', () => {
  test('what everybody may see is fetched there, in every size', async () => {
    setting({ MEDIA_URL })
    const sita = await person('sita')
    const ad = await visitor.call(postApi.find, { params: { id: await postOf(sita) } })
    const [image] = ad.images
    for (const url of [image!.url, ...image!.sizes.map(({ webp }) => webp)])
      expect(url).toMatch(AT_CDN)
  })

  test('a face is fetched there, and stored without the address, which may change', async () => {
    setting({ MEDIA_URL })
    const sita = await person('sita')
    await sql`update users set image = '/media/aa/bb/face-40.webp' where id = ${sita.id}`
    const ad = await visitor.call(postApi.find, { params: { id: await postOf(sita) } })
    expect(ad.user.image).toBe(`${MEDIA_URL}/media/aa/bb/face-40.webp`)
  })

  test('a public clip is fetched there, but its captions are not', async () => {
    setting({ MEDIA_URL })
    const id = await clipped(await person('sita'))
    await sql`update clips set captions = ${sql.json([{ language: 'ne', number: 1 }])} where post_id = ${id}`
    const ad = await visitor.call(postApi.find, { params: { id } })
    expect(ad.clip?.sizes[0]?.url).toMatch(AT_CDN)
    expect(ad.clip?.captions[0]?.url).toMatch(AT_SITE)
  })

  test('what was only uploaded, or is in a private hub, is fetched at the site alone', async () => {
    setting({ MEDIA_URL })
    const sita = await person('sita')
    expect((await pictureOf(sita)).url).toMatch(AT_SITE)

    const hub = await founded(sita, { isPrivate: true })
    const ad = await sita.call(postApi.find, { params: { id: await postOf(sita, hub) } })
    expect(ad.images[0]?.url).toMatch(AT_SITE)
    const clip = await clipped(sita, { hub })
    const found = await sita.call(postApi.find, { params: { id: clip } })
    expect(found.clip?.sizes[0]?.url).toMatch(AT_SITE)
  })

  test.each([
    ['its hub turns private', shut],
    ['its post is deleted', remove],
  ])('a CDN may serve a picture for a minute, and is refused it once %s', async (_, hide) => {
    setting({ MEDIA_URL })
    const { close } = await listenForChanges(notifyEvents(sql))
    const sita = await person('sita')
    const hub = await founded(sita)
    const id = await postOf(sita, hub)
    const ad = await visitor.call(postApi.find, { params: { id } })
    const url = ad.images[0]!.url.replace(MEDIA_URL, '')

    const before = await app.inject({ url })
    expect(before.statusCode).toBe(200)
    expect(before.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'access-control-allow-origin': '*',
    })

    await hide(sita, { id, hub })
    const headers = { 'if-none-match': String(before.headers.etag) }
    await expect.poll(async () => (await app.inject({ url, headers })).statusCode).toBe(404)
    const after = await app.inject({ url })
    expect([after.statusCode, after.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(after.headers['access-control-allow-origin']).toBeUndefined()
    await close()
  })

  test('pages may show and fetch what is there, and nothing else changes', async () => {
    const policyOf = async (server: typeof app) =>
      String((await server.inject({ url: '/api/trending' })).headers['content-security-policy'])
    const other = await appWith({ MEDIA_URL: `${MEDIA_URL}/jes` })
    const rules = (await policyOf(other)).split('; ')
    expect(rules).toContain(`img-src 'self' data: blob: ${MEDIA_URL}`)
    expect(rules).toContain(`media-src 'self' blob: ${MEDIA_URL}`)
    expect(rules).toContain(`connect-src 'self' ${MEDIA_URL}`)
    expect(rules.join('; ').replaceAll(` ${MEDIA_URL}`, '')).toBe(await policyOf(app))
    await other.close()
  })

  test('in production that host is for files alone', async () => {
    const { url } = await pictureOf(await person('sita'))
    setting({ isProduction: true, PUBLIC_URL: 'https://jes.example', MEDIA_URL })
    const headers = { host: 'media.jes.example' }
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
    for (const other of ['/', '/api/trending', '/robots.txt'])
      expect((await app.inject({ url: other, headers })).statusCode).toBe(421)
  })
})

async function pictureOf({ token }: Person) {
  const reply = await upload(await flat(400, 300).png().toBuffer(), { token })
  return reply.json<{ image: Picture }>().image
}

async function postOf(author: Person, hub?: TestHub) {
  const { _id } = await pictureOf(author)
  const post = await author.call(postApi.create, {
    body: { title: 'Momo', images: [{ _id, alt: '' }], ...(hub && { jehub: hub.id }) },
  })
  return post._id
}

async function shut(owner: Person, { hub }: { hub: TestHub }) {
  const to: ['PATCH', string] = ['PATCH', `/api/jehub/${hub.id}`]
  expect((await sendHub({ isPrivate: 'true' }, owner, to)).statusCode).toBe(200)
}

async function remove(author: Person, { id }: { id: string }) {
  await author.call(postApi.remove, { params: { id } })
}
