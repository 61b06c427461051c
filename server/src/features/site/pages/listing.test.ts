import { settingsApi } from '@jes/contract/core/settings'
import { blogApi } from '@jes/contract/site/blogs'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { factsIn, servePages } from '#test/pages.ts'
import { posted } from '#test/postings.ts'
import { staff } from '#test/staffing.ts'
import { person } from '#test/world.ts'

const open = servePages()
const RSS = '<link rel="alternate" type="application/rss+xml" href="http://jes.example'

describe('the page of an article', () => {
  const written = {
    titleEn: 'Why "both" scripts?',
    summaryEn: 'They </script><b>meet</b>.',
    contentEn: 'Because.',
    titleNe: 'किन दुवै लिपि?',
    contentNe: 'किनभने।',
  }

  test('describes itself to search engines and previews', async () => {
    const editor = await staff()
    const { blog } = await editor.call(blogApi.create, { body: { ...written, isPublished: true } })
    const { statusCode, body } = await open(`/blogs/${blog._id}/anything`)
    const address = `http://jes.example/blogs/${blog._id}/Why-both-scripts`
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Why &#34;both&#34; scripts? · Jes</title>')
    expect(body).toContain(`<link rel="canonical" href="${address}">`)
    expect(body).toContain('<meta property="og:type" content="article">')
    expect(body).toContain(`${RSS}/blogs/rss.xml">`)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(factsIn(body)).toMatchObject({
      '@type': 'Article',
      headline: written.titleEn,
      url: address,
      datePublished: blog.publishedAt,
      author: { name: editor.username },
    })
  })

  test('of a draft, and of no article, is not there', async () => {
    const body = { ...written, isPublished: false }
    const { blog } = await (await staff()).call(blogApi.create, { body })
    for (const id of [blog._id, '123', 'abc']) {
      const reply = await open(`/blogs/${id}/x`)
      expect([reply.statusCode, reply.body.includes('both')]).toEqual([404, false])
    }
  })
})

describe('a member who opts out of search engines', () => {
  test('is not listed, nor is what they wrote; others are', async () => {
    const sita = await person('sita')
    const [post, clip] = [await posted(sita), await clipped(sita)]
    const paths = [`/je/${sita.username}`, `/post/x/${post}/x`, `/jesclips/${clip}`]
    const listed = async () =>
      Promise.all(paths.map(async (path) => !(await open(path)).body.includes('noindex')))
    expect(await listed()).toEqual([true, true, true])
    await sita.call(settingsApi.update, { body: { hideFromEngines: true } })
    expect(await listed()).toEqual([false, false, false])
    expect((await open(paths[0]!)).body).not.toContain('rss.xml')
  })
})

test('feeds are named where there is one, and nowhere else', async () => {
  const sita = await person('sita')
  const [hub, secret] = [await founded(sita), await founded(sita, { isPrivate: true })]
  expect((await open(`/jehub/${hub.name}`)).body).toContain(`${RSS}/jehub/${hub.name}/rss.xml">`)
  expect((await open(`/je/${sita.username}`)).body).toContain(
    `${RSS}/je/${sita.username}/rss.xml">`,
  )
  expect((await open('/blogs')).body).toContain(`${RSS}/blogs/rss.xml">`)
  for (const path of ['/', `/jehub/${secret.name}`]) {
    expect((await open(path)).body).not.toContain('rss+xml')
  }
})

test('articles of the help have a title each; others are not there', async () => {
  const known = await open('/help/appeals')
  expect([known.statusCode, known.body.includes('<title>Appeal a decision · Jes</title>')]).toEqual(
    [200, true],
  )
  expect((await open('/help/no-such')).statusCode).toBe(404)
  expect((await open('/help/grievance')).body).toContain('<title>Grievance · Jes</title>')
})
