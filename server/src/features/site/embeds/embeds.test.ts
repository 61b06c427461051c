import { postPath, shortPath } from '@jes/contract/core/postPath'
import { embedApi, embedPath } from '@jes/contract/site/embeds'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { servePages } from '#test/pages.ts'
import { posted, takeDown } from '#test/postings.ts'
import { app, person } from '#test/world.ts'
import { write } from '#test/writing.ts'

const ORIGIN = 'http://jes.example'
const HOSTILE = `"'><script>alert(1)</script>&`

const open = servePages()

function ask(query: Record<string, string>, headers: Record<string, string> = {}) {
  const url = `${embedApi.find.path}?${new URLSearchParams(query)}`
  return app.inject({ url, headers: { host: 'jes.example', ...headers } })
}

function openCard(id: string, query = '', headers: Record<string, string> = {}) {
  return app.inject({ url: embedPath(id) + query, headers: { host: 'jes.example', ...headers } })
}

/** Ids of what a visitor may not see. */
async function hiddenIds() {
  const sita = await person('sita')
  const secret = await founded(sita, { isPrivate: true })
  const gone = await posted(sita, { title: 'Secret recipe' })
  await takeDown(gone)
  return [await posted(sita, { hub: secret, title: 'Secret recipe' }), gone, '123']
}

describe('oEmbed', () => {
  test('says how to embed a post, by each of its addresses', async () => {
    const post = await write(await person('sita'), { title: 'पाटनको मम' })
    const addresses = [shortPath(post._id), `${shortPath(post._id)}?a=1#b`, postPath(post)]
    for (const path of addresses) {
      const reply = await ask({ url: ORIGIN + path, format: 'json' })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['access-control-allow-origin']).toBe('*')
      expect(reply.json()).toMatchObject({
        version: '1.0',
        type: 'rich',
        title: 'पाटनको मम',
        author_url: `${ORIGIN}/je/${post.user.username}`,
        width: 550,
        height: 300,
      })
      expect(reply.json().html).toContain(`src="${ORIGIN}${embedPath(post._id)}"`)
    }
  })

  test('keeps to the space that the other site has, and lets no title out of its attribute', async () => {
    const post = await write(await person('sita'), { title: HOSTILE })
    const reply = await ask({
      url: ORIGIN + shortPath(post._id),
      maxwidth: '320',
      maxheight: '200',
    })
    expect(reply.json()).toMatchObject({ width: 320, height: 200 })
    expect(reply.json().html).toContain('width="320" height="200"')
    expect(reply.json().html.match(/[<>]/g)).toEqual(['<', '>', '<', '>'])
  })

  test('knows the address of a clip', async () => {
    const id = await clipped(await person('sita'))
    const reply = await ask({ url: `${ORIGIN}/jesclips/${id}` })
    expect(reply.statusCode).toBe(200)
  })

  test('refuses hidden posts, other pages and other sites with the same bytes', async () => {
    const post = await write(await person('sita'))
    const urls = [
      ...(await hiddenIds()).map((id) => ORIGIN + shortPath(id)),
      `${ORIGIN}/je/sita`,
      `${ORIGIN}/p/99999999999999999999`,
      `http://elsewhere.example${shortPath(post._id)}`,
      shortPath(post._id),
    ]
    const replies = await Promise.all(urls.map((url) => ask({ url })))
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  })

  test('of a private post is refused to its members too: a frame has no member', async () => {
    const sita = await person('sita')
    const id = await posted(sita, { hub: await founded(sita, { isPrivate: true }) })
    const reply = await ask(
      { url: ORIGIN + shortPath(id) },
      { authorization: `Bearer ${sita.token}` },
    )
    expect(reply.statusCode).toBe(404)
  })

  test.each<Record<string, string>>([
    { format: 'xml' },
    { maxwidth: '-1' },
    { maxheight: '1e3' },
    { url: 'x'.repeat(2_001) },
  ])('refuses %o', async (query) => {
    expect((await ask({ url: ORIGIN, ...query })).statusCode).toBe(400)
  })

  test('is announced by the page of a public post alone', async () => {
    const post = await write(await person('sita'))
    const address = `${ORIGIN}/api/oembed?url=${encodeURIComponent(ORIGIN + shortPath(post._id))}`
    const link = `<link rel="alternate" type="application/json+oembed" href="${address}">`
    expect((await open(postPath(post))).body).toContain(link)
    const [hidden] = await hiddenIds()
    expect((await open(`/post/x/${hidden}/x`)).body).not.toContain('oembed')
  })
})

describe('the card for other sites', () => {
  test('shows a post in a frame of any site, without a script and without a cookie', async () => {
    const post = await write(await person('sita'), { title: HOSTILE, content: HOSTILE })
    const { statusCode, headers, body } = await openCard(post._id, '', { cookie: 'jes_prefs={}' })
    expect(statusCode).toBe(200)
    expect(headers['set-cookie']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors *')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/)
    expect(policy).not.toContain('script-src')
    expect(body).not.toContain('<script')
    expect(body).toContain('&#60;script&#62;alert(1)')
    expect(body).toContain(`href="${postPath(post).replaceAll("'", '&#39;')}"`)
  })

  test('is the only page that may be framed', async () => {
    const { headers } = await app.inject({ url: '/robots.txt', headers: { host: 'jes.example' } })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('speaks the language of the reader, or the one that the site chose', async () => {
    const { _id } = await write(await person('sita'))
    const nepali = { 'accept-language': 'ne' }
    expect((await openCard(_id)).body).toContain('Read on Jes')
    expect((await openCard(_id, '', nepali)).body).toContain('Jes मा पढ्नुहोस्')
    expect((await openCard(_id, '?lang=ne')).body).toContain('<html lang="ne">')
    expect((await openCard(_id, '?lang=en', nepali)).body).toContain('<html lang="en">')
    expect((await openCard(_id, '?lang=x&lang=y', nepali)).body).toContain('<html lang="ne">')
  })

  test('of what is deleted, private or not there is one line, and one page', async () => {
    const cards = await Promise.all([...(await hiddenIds()), 'abc'].map((id) => openCard(id)))
    for (const { statusCode, body } of cards) {
      expect(statusCode).toBe(200)
      expect(body).toContain('This post was deleted, or is not public.')
    }
    expect(new Set(cards.map(({ body }) => body)).size).toBe(1)
  })
})
