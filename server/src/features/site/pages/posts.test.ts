import { editPath, postPath } from '@jes/contract/core/postPath'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { setting } from '#test/lines.ts'
import { factsIn, servePages } from '#test/pages.ts'
import { person } from '#test/world.ts'
import { imageOf, write } from '#test/writing.ts'

const open = servePages()

describe('the page of a post', () => {
  test('describes itself before any script runs', async () => {
    const sita = await person('sita')
    const images = [{ _id: await imageOf(sita), alt: 'Steam' }]
    const content = `Try **jhol**.\n\n${'Very good momo. '.repeat(30)}`
    const post = await write(sita, { title: 'पाटनको मम', content, images })

    const { statusCode, body } = await open(postPath(post))

    const address = `http://jes.example${postPath(post)}`
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>पाटनको मम · Jes</title>')
    expect(body).toContain(`<link rel="canonical" href="${address}">`)
    expect(body).toContain('<meta property="og:type" content="article">')
    expect(body).toContain(`<meta property="og:url" content="${address}">`)
    expect(body).toMatch(
      /og:image" content="http:\/\/jes.example\/media\/te\/st\/picture-1080.webp"/,
    )
    const description = /name="description" content="(.*?)"/.exec(body)?.[1]
    expect(description).toMatch(/^Try jhol\. Very good momo\..*…$/)
    expect(description?.length).toBeLessThanOrEqual(161)
    expect(factsIn(body)).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'पाटनको मम',
      url: address,
      inLanguage: 'en',
      author: { name: sita.username, url: `http://jes.example/je/${sita.username}` },
    })
  })

  test('shows its picture at MEDIA_URL, where there is one', async () => {
    setting({ MEDIA_URL: 'https://media.jes.example' })
    const sita = await person('sita')
    const post = await write(sita, { images: [{ _id: await imageOf(sita), alt: '' }] })
    const { body } = await open(postPath(post))
    const picture = 'https://media.jes.example/media/te/st/picture-1080.webp'
    expect(body).toContain(`<meta property="og:image" content="${picture}">`)
    expect(factsIn(body)).toMatchObject({ image: picture })
  })

  test('has one address, whatever name and title the request has', async () => {
    const post = await write(await person('sita'), { title: 'Momo?! 100% / jhol' })
    const { statusCode, body } = await open(`/post/somebody/${post._id}/something`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`href="http://jes.example${postPath(post)}"`)
    expect(postPath(post)).toMatch(/\/Momo-100-jhol$/)
  })

  test('cannot be broken out of', async () => {
    const title = '</script><script>alert(1)</script>"><b>'
    const post = await write(await person('sita'), { title, content: `<!--head-->${title}` })
    const { body } = await open(postPath(post))
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(body).not.toContain('<b>')
    expect(factsIn(body).headline).toBe(title)
  })

  test('of a sensitive post shows no picture of it', async () => {
    const sita = await person('sita')
    const images = [{ _id: await imageOf(sita), alt: '' }]
    const { body } = await open(postPath(await write(sita, { images, sensitive: true })))
    expect(body).toContain('http://jes.example/og.png')
    expect(body).not.toContain('/media/')
  })

  test('of a deleted post, or of none, is not there', async () => {
    const sita = await person('sita')
    const post = await write(sita, { title: 'Secret recipe' })
    await sita.call(postApi.remove, { params: { id: post._id } })
    const rests = [post._id, '123', 'abc'].map((id) => `x/${id}/y`)
    for (const url of rests.flatMap((rest) => [`/post/${rest}`, `/edit/${rest}`])) {
      const { statusCode, body } = await open(url)
      expect([statusCode, body.includes('Secret')]).toEqual([404, false])
      expect(body).toContain('noindex')
    }
  })

  test('with the longest title in Nepali still has an address', async () => {
    const post = await write(await person('sita'), { title: 'क्षेत्र '.repeat(18).trim() })
    const path = postPath(post)
    expect(decodeURIComponent(path.split('/')[4] ?? '').length).toBeLessThanOrEqual(80)
    expect((await open(path)).statusCode).toBe(200)
  })
})

test('the page to edit a post stays out of search engines', async () => {
  const post = await write(await person('sita'))
  const { statusCode, body } = await open(editPath(post))
  expect([statusCode, body.includes('noindex'), body.includes('<title>Edit post · Jes')]).toEqual([
    200,
    true,
    true,
  ])
})
