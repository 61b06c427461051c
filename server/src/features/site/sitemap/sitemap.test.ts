import { postPath } from '@jes/contract/core/postPath'
import { settingsApi } from '@jes/contract/core/settings'
import { blogPath } from '@jes/contract/site/blogPath'
import { blogApi } from '@jes/contract/site/blogs'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { posted, takeDown } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { app, appWith, type Person, person, sql } from '#test/world.ts'
import { cutPages } from './cut.ts'
import { securityText } from './texts.ts'

const HOST = { host: 'jes.example' }

async function locationsIn(xml: string) {
  const [{ found }] = await sql<[{ found: string[] }]>`
    select array(select unnest(xpath('//*[local-name()="loc"]/text()', xmlparse(document ${xml})))::text) as found`
  return found.map((url) => url.replace('http://jes.example', ''))
}

/** Everything that a server without a cache lists of a kind. */
async function listed(kind: string) {
  const server = await appWith({})
  const open = async (url: string) => (await server.inject({ url, headers: HOST })).body
  const files = await locationsIn(await open('/sitemap.xml'))
  const pages = await Promise.all(
    files
      .filter((file) => file.includes(`/${kind}`))
      .map(async (file) => locationsIn(await open(file))),
  )
  await server.close()
  return pages.flat()
}

function hide(who: Person) {
  return who.call(settingsApi.update, { body: { hideFromEngines: true } })
}

describe('the sitemap', () => {
  test('lists the posts that everybody may see, by their right address', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(sita, { isPrivate: true })
    const title = 'नेपाल & <b>"momo"</b>'
    const [open, secret, gone, hidden] = [
      await posted(sita, { title }),
      await posted(sita, { hub }),
      await posted(sita),
      await posted(hari),
    ]
    const clip = await clipped(sita, { caption: 'मम' })
    await takeDown(gone)
    await hide(hari)
    const paths = await listed('posts')
    expect(paths).toContain(postPath({ _id: open, title, user: sita }))
    expect(paths).toContain(`/jesclips/${clip}`)
    for (const id of [secret, gone, hidden]) expect(paths.join()).not.toContain(id)
  })

  test('lists public hubs, members who have posted, and articles that are out', async () => {
    const [sita, hari, quiet] = [await person('sita'), await person('hari'), await person('quiet')]
    for (const who of [sita, hari]) await posted(who)
    await hide(hari)
    const [open, secret] = [await founded(sita), await founded(sita, { isPrivate: true })]
    const editor = await staff()
    const article = { titleEn: 'About maps', contentEn: 'Yes' }
    const { blog } = await editor.call(blogApi.create, { body: { ...article, isPublished: true } })
    const { blog: draft } = await editor.call(blogApi.create, {
      body: { ...article, isPublished: false },
    })

    const hubs = await listed('hubs')
    expect(hubs).toContain(`/jehub/${open.name}`)
    expect(hubs).not.toContain(`/jehub/${secret.name}`)
    const profiles = await listed('profiles')
    expect(profiles).toContain(`/je/${sita.username}`)
    for (const { username } of [hari, quiet]) expect(profiles).not.toContain(`/je/${username}`)
    const blogs = await listed('blogs')
    expect(blogs).toContain(blogPath({ _id: blog._id, title: 'About maps' }))
    expect(blogs.join()).not.toContain(draft._id)
    expect(await listed('pages.xml')).toEqual(
      expect.arrayContaining(['/', '/rules', '/help/appeals']),
    )
  })

  test('is cut into pages behind what is there, each where the one before is full', async () => {
    const sita = await person('sita')
    for (let n = 0; n < 5; n++) await posted(sita)
    const count = async () => {
      const [{ n }] = await sql<[{ n: number }]>`
        select count(*)::int as n from sitemap_pages where kind = 'posts'`
      return n
    }
    await cutPages(2)
    const first = await count()
    expect(first).toBeGreaterThanOrEqual(2)
    await cutPages(2)
    expect(await count()).toBe(first)
    await posted(sita)
    await posted(sita)
    await cutPages(2)
    expect(await count()).toBe(first + 1)

    const [{ id }] = await sql<[{ id: string }]>`
      select after_id as id from sitemap_pages where kind = 'posts' order by after_id limit 1`
    const page = await app.inject({ url: `/sitemap/posts-${id}.xml`, headers: HOST })
    expect(page.statusCode).toBe(200)
    for (const name of [
      'posts-12345',
      'people-0',
      'posts-x',
      'posts-99999999999999999999',
      'posts',
    ]) {
      expect((await app.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404)
    }
    await sql`delete from sitemap_pages`
  })
})

describe('for engines and watchers', () => {
  test('robots.txt names the sitemap and keeps them out of what is for one person', async () => {
    const { body, headers } = await app.inject({ url: '/robots.txt', headers: HOST })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Sitemap: http://jes.example/sitemap.xml')
    expect(body).toContain('Disallow: /api/')
  })

  test('security.txt has a contact, for less than a year', async () => {
    const { body } = await app.inject({ url: '/.well-known/security.txt', headers: HOST })
    expect(body).toMatch(/^Contact: mailto:[^\s<>]+@[^\s<>]+$/m)
    expect(body).toContain('Canonical: http://jes.example/.well-known/security.txt')
    const now = Date.parse('2026-11-16T10:00:00Z')
    const expires = /^Expires: (.+)$/m.exec(securityText('https://jes.example', now))?.[1] ?? ''
    expect(expires).toBe('2027-11-15T00:00:00.000Z')
  })
})
