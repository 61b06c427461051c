import { postPath } from '@jes/contract/core/postPath'
import { settingsApi } from '@jes/contract/core/settings'
import { postApi } from '@jes/contract/posts/posts'
import { blogApi } from '@jes/contract/site/blogs'
import { describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { posted, takeDown } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { app, appWith, newName, person, sql } from '#test/world.ts'
import { toRss } from './rss.ts'

const HOSTILE = `]]>"'&<script>alert(1)</script> \u0000\u0008\u000b\u001f\ufffe\ud800 नेपाल 🏔 &amp; <![CDATA[`

function open(url: string) {
  return app.inject({ url, headers: { host: 'jes.example' } })
}

/** What a strict parser finds under a path; it refuses what is not well-formed. */
async function textsIn(xml: string, path: string) {
  const [{ found }] = await sql<[{ found: string[] }]>`
    select array(select unnest(xpath(${path}, xmlparse(document ${xml})))::text) as found`
  return found
}

describe('a feed', () => {
  test('is well-formed whatever people write, and says what they wrote', async () => {
    const item = { title: HOSTILE, path: '/x?a=1&b=2', at: '2026-11-16T06:00:00.000Z', by: HOSTILE }
    const channel = { title: HOSTILE, description: HOSTILE, path: '/', self: '/rss.xml' }
    const xml = toRss(
      { ...channel, language: 'ne', items: [{ ...item, text: HOSTILE, tags: [HOSTILE] }] },
      'http://jes.example',
    )
    const [title] = await textsIn(xml, 'string(//item/title)')
    // The parser escapes again what it has parsed.
    expect(title).toBe(
      `]]&gt;"'&amp;&lt;script&gt;alert(1)&lt;/script&gt;  नेपाल 🏔 &amp;amp; &lt;![CDATA[`,
    )
    expect(await textsIn(xml, '//script')).toEqual([])
    expect(await textsIn(xml, '//item/link/text()')).toEqual(['http://jes.example/x?a=1&amp;b=2'])
    expect(await textsIn(xml, '//pubDate/text()')).toEqual(['Mon, 16 Nov 2026 06:00:00 GMT'])
  })
})

describe('the feed of a JeHub', () => {
  test('has its posts, latest first, and none that was taken down', async () => {
    const sita = await person('sita')
    const hub = await founded(sita, { name: `हाम्रो ${newName('hub')}` })
    const [old, gone] = [await posted(sita, { hub, title: 'First' }), await posted(sita, { hub })]
    await takeDown(gone)
    const body = { title: 'Second', content: HOSTILE, jehub: hub.id }
    const fresh = await sita.call(postApi.create, { body })
    const reply = await open(`/jehub/${encodeURIComponent(hub.name)}/rss.xml`)
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(await textsIn(reply.body, '//item/title/text()')).toEqual(['Second', 'First'])
    const path = postPath({ _id: old, title: 'First', user: sita })
    expect(await textsIn(reply.body, '//item/guid/text()')).toEqual([
      `http://jes.example${postPath(fresh)}`,
      `http://jes.example${path}`,
    ])
  })

  test('of a private one is not there, as that of none', async () => {
    const sita = await person('sita')
    const hub = await founded(sita, { isPrivate: true })
    await posted(sita, { hub, title: 'Secret' })
    const [secret, none] = [
      await open(`/jehub/${hub.name}/rss.xml`),
      await open('/jehub/no-such/rss.xml'),
    ]
    expect([secret.statusCode, secret.body]).toEqual([404, none.body])
  })
})

describe('the feed of a member', () => {
  test('has their public posts only', async () => {
    const sita = await person('sita')
    const hub = await founded(sita, { isPrivate: true })
    await posted(sita, { title: 'Open' })
    await posted(sita, { hub, title: 'Secret' })
    const { body } = await open(`/je/${sita.username}/rss.xml`)
    expect(await textsIn(body, '//item/title/text()')).toEqual(['Open'])
    expect(body).not.toContain('Secret')
  })

  test('is not there for whom engines shall not find, nor are they in the feeds of hubs', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(sita)
    await posted(sita, { hub, title: 'Hers' })
    await posted(hari, { hub, title: 'His' })
    await sita.call(settingsApi.update, { body: { hideFromEngines: true } })
    expect((await open(`/je/${sita.username}/rss.xml`)).statusCode).toBe(404)
    const { body } = await open(`/jehub/${hub.name}/rss.xml`)
    expect(await textsIn(body, '//item/title/text()')).toEqual(['His'])
  })
})

test('the feed of the blog is in the language of the reader, without drafts', async () => {
  const editor = await staff()
  const body = {
    titleEn: newName('Open'),
    titleNe: newName('खुला'),
    contentEn: 'Yes',
    contentNe: 'हो',
    isPublished: true,
  }
  await editor.call(blogApi.create, { body })
  const draft = { ...body, titleEn: newName('Draft'), isPublished: false }
  await editor.call(blogApi.create, { body: draft })
  // A new server has nothing cached yet.
  const server = await appWith({})
  const english = await server.inject({ url: '/blogs/rss.xml' })
  const nepali = await server.inject({
    url: '/blogs/rss.xml',
    headers: { 'accept-language': 'ne' },
  })
  await server.close()
  expect(await textsIn(english.body, '//item/title/text()')).toContain(body.titleEn)
  expect(await textsIn(nepali.body, '//item/title/text()')).toContain(body.titleNe)
  expect(english.body).not.toContain(draft.titleEn)
})
