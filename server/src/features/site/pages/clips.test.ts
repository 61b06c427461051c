import { describe, expect, test } from 'vitest'
import { config } from '#lib/config.ts'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { factsIn, servePages } from '#test/pages.ts'
import { posted, takeDown } from '#test/postings.ts'
import { person, sql } from '#test/world.ts'

const open = servePages()

function property(html: string, name: string) {
  return new RegExp(`<meta property="${name}" content="(.*?)">`).exec(html)?.[1]
}

describe('the page of a clip', () => {
  test('describes itself, and its video', async () => {
    const sita = await person('sita')
    const id = await clipped(sita, { caption: 'पाटनको मम', durationMs: 12_400 })
    const { statusCode, body } = await open(`/jesclips/${id}`)

    const address = `http://jes.example/jesclips/${id}`
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>पाटनको मम · Jes</title>')
    expect(body).toContain(`<link rel="canonical" href="${address}">`)
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(property(body, 'og:type')).toBe('video.other')
    const video = /^http:\/\/jes\.example\/media\/.*-540\.mp4$/
    const cover = /^http:\/\/jes\.example\/media\/.*cover-720\.webp$/
    expect(property(body, 'og:video')).toMatch(video)
    expect(property(body, 'og:video:type')).toBe('video/mp4')
    expect(property(body, 'og:video:width')).toBe('540')
    expect(property(body, 'og:video:height')).toBe('960')
    expect(property(body, 'og:image')).toMatch(cover)
    expect(property(body, 'og:video:secure_url')).toBeUndefined()
    expect(factsIn(body)).toMatchObject({
      '@type': 'VideoObject',
      name: 'पाटनको मम',
      url: address,
      duration: 'PT12S',
      uploadDate: expect.stringMatching(/^\d{4}-.*Z$/),
      thumbnailUrl: expect.stringMatching(cover),
      contentUrl: expect.stringMatching(video),
      author: { name: sita.username },
    })
  })

  test('has a secure address of the video where all is', async () => {
    const id = await clipped(await person('sita'))
    config.PUBLIC_URL = 'https://jes.example'
    try {
      const { body } = await open(`/jesclips/${id}`)
      expect(property(body, 'og:video:secure_url')).toBe(property(body, 'og:video'))
      expect(property(body, 'og:video')).toMatch(/^https:/)
    } finally {
      delete config.PUBLIC_URL
    }
  })

  test('is named after its maker where it says nothing', async () => {
    const sita = await person('sita')
    const { body } = await open(`/jesclips/${await clipped(sita, { caption: '' })}`)
    expect(body).toContain(`<title>${sita.username} (@${sita.username}) · Jes</title>`)
  })

  test('is its one address: that of a post leads there', async () => {
    const id = await clipped(await person('sita'))
    const { statusCode, body } = await open(`/post/somebody/${id}/something`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<link rel="canonical" href="http://jes.example/jesclips/${id}">`)
    expect(property(body, 'og:type')).toBe('video.other')
  })

  test('of a sensitive clip shows neither picture nor video', async () => {
    const id = await clipped(await person('sita'), { sensitive: true })
    const { body } = await open(`/jesclips/${id}`)
    expect(body).not.toContain('/media/')
    expect(property(body, 'og:image')).toBe('http://jes.example/og.png')
  })

  test('cannot be broken out of', async () => {
    const caption = '</script><script>alert(1)</script>"><b>'
    const { body } = await open(`/jesclips/${await clipped(await person('sita'), { caption })}`)
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).not.toContain('<b>')
  })

  test('is not there for what is private, gone, not ready or no clip', async () => {
    const sita = await person('sita')
    const hub = await founded(sita, { isPrivate: true })
    const [secret, gone] = [
      await clipped(sita, { hub, caption: 'Secret' }),
      await clipped(sita, { caption: 'Secret' }),
    ]
    await takeDown(gone)
    const [{ id: waiting }] = await sql<[{ id: string }]>`
      insert into clips (owner_id, caption, key) values (${sita.id}, 'Secret', 'te/st/waiting') returning id`
    const post = await posted(sita, { title: 'Secret' })
    for (const id of [secret, gone, waiting, post, '123', 'abc']) {
      const { statusCode, body } = await open(`/jesclips/${id}`)
      expect([statusCode, body.includes('Secret')]).toEqual([404, false])
      expect(body).toContain('noindex')
    }
  })
})

test('the feed of clips has a page of its own', async () => {
  const { statusCode, body } = await open('/jesclips/latest')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>JesClips · Jes</title>')
})
