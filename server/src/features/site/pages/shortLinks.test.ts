import { postPath, shortPath } from '@jes/contract/core/postPath'
import { describe, expect, test } from 'vitest'
import { clipped } from '#test/clipped.ts'
import { founded } from '#test/hubs.ts'
import { servePages } from '#test/pages.ts'
import { posted, takeDown } from '#test/postings.ts'
import { person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

const open = servePages()

describe('a short link', () => {
  test('redirects to the one address of a post, with the query', async () => {
    const post = await write(await person('sita'), { title: 'पाटनको मम' })
    const { statusCode, headers } = await open(shortPath(post._id))
    expect([statusCode, headers.location]).toEqual([301, postPath(post)])
    // The title may change, and the post may be deleted: the reply is not cached without revalidation.
    expect(headers['cache-control']).toBe('private, no-cache')
    const reply = await open(`${shortPath(post._id)}?comment=12&a=%E0%A4%AE?b`)
    expect(reply.headers.location).toBe(`${postPath(post)}?comment=12&a=%E0%A4%AE?b`)
    expect((await open(reply.headers.location!)).statusCode).toBe(200)
  })

  test('leads to a clip', async () => {
    const id = await clipped(await person('sita'))
    const { statusCode, headers } = await open(shortPath(id))
    expect([statusCode, headers.location]).toEqual([301, `/jesclips/${id}`])
  })

  test('of what is private, gone, held or not there reveals nothing, and is one page', async () => {
    const sita = await person('sita')
    const [secret, shut] = [
      await founded(sita, { isPrivate: true }),
      await founded(sita, { name: `Shut ${sita.username}` }),
    ]
    const ids = {
      private: await posted(sita, { hub: secret, title: 'Secret recipe' }),
      privateClip: await clipped(sita, { hub: secret, caption: 'Secret dance' }),
      gone: await posted(sita, { title: 'Secret recipe' }),
      held: await posted(sita, { hub: shut, title: 'Secret recipe' }),
      absent: '123',
      noId: 'abc',
    }
    await takeDown(ids.gone)
    await sql`select moderate_post(${ids.held}, 'held')`
    const pages = await Promise.all(
      Object.values(ids).map(async (id) => {
        const { statusCode, headers, body } = await open(shortPath(id))
        expect([statusCode, headers.location]).toEqual([404, undefined])
        expect(body).toContain('noindex')
        return body.replaceAll(shortPath(id), '/p/ID')
      }),
    )
    expect(new Set(pages).size).toBe(1)
    expect(pages[0]).not.toMatch(/Secret|sita/)

    const canonical = await open(`/post/x/${ids.private}/x`)
    expect(canonical.body.replaceAll(`/post/x/${ids.private}/x`, '/p/ID')).toBe(pages[0])
  })
})
