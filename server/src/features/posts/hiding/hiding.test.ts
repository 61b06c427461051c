import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { hidingApi } from '@jes/contract/posts/hiding'
import { type PostPage, postApi } from '@jes/contract/posts/posts'
import { searchApi } from '@jes/contract/search/search'
import { beforeEach, describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, follow, posted, takeDown } from '#test/postings.ts'
import { ask, newName, type Person, person, sql } from '#test/world.ts'
import { write } from '#test/writing.ts'

let reader: Person
let author: Person

beforeEach(async () => {
  // Lists are short: posts of other tests would push these out.
  await sql`delete from posts`
  ;[reader, author] = [await person('reader'), await person('author')]
})

const idsOf = ({ ads }: PostPage) => ads.map(({ _id }) => _id)

function hide(id: string, reason: 'seen' | 'notInterested' = 'seen', who = reader) {
  return who.call(hidingApi.hide, { params: { id }, body: { reason } })
}

describe('a hidden post', () => {
  test('leaves every list of who hid it, and comes back', async () => {
    const hub = await founded(author)
    await joined(hub, reader)
    await follow(reader, author)
    const word = newName('word')
    const { _id: id } = await write(author, { jehub: hub.id, title: `${word} in Patan` })
    const lists = async (who = reader) => [
      ...(await Promise.all(
        (['home', 'latest', 'popular', 'following'] as const).map(async (feed) =>
          idsOf(await who.call(postApi.list, { query: { feed, limit: 50 } })),
        ),
      )),
      ...(await Promise.all(
        (['hot', 'new', 'top'] as const).map(async (sort) =>
          idsOf(await who.call(postApi.list, { query: { jehub: hub.id, sort, limit: 50 } })),
        ),
      )),
      (await who.call(searchApi.search, { query: { q: word } })).ads.map(({ _id }) => _id),
    ]
    for (const list of await lists()) expect(list).toContain(id)

    expect(await hide(id)).toEqual({ isHidden: true })
    for (const list of await lists()) expect(list).not.toContain(id)

    expect(await reader.call(hidingApi.unhide, { params: { id } })).toEqual({ isHidden: false })
    for (const list of await lists()) expect(list).toContain(id)
  })

  test('stays for others, on its page, on the profile and among bookmarks', async () => {
    const id = await posted(author)
    await reader.call(bookmarkApi.add, { params: { adId: id } })
    await hide(id)
    const other = await person('other')
    const latest = { query: { feed: 'latest', limit: 50 } } as const
    expect(idsOf(await other.call(postApi.list, latest))).toContain(id)
    expect((await reader.call(postApi.find, { params: { id } }))._id).toBe(id)
    const profile = { params: { userId: author.id }, query: {} }
    expect(idsOf(await reader.call(postApi.ofUser, profile))).toContain(id)
    const { bookmarks } = await reader.call(bookmarkApi.list, { query: {} })
    expect(bookmarks.map(({ adId }) => adId)).toContain(id)
  })

  test('leaves the lists also of who muted a word', async () => {
    const id = await posted(author)
    await sql`update users set muted_query = '''nothing''' where id = ${reader.id}`
    await hide(id)
    const { ads } = await reader.call(postApi.list, { query: { feed: 'latest', limit: 50 } })
    expect(ads.map(({ _id }) => _id)).not.toContain(id)
  })

  test('is hidden once, for the latest reason', async () => {
    const id = await posted(author)
    await hide(id)
    await hide(id, 'notInterested')
    const rows = await sql`select reason from hidden_posts where user_id = ${reader.id}`
    expect(rows.map(({ reason }) => reason)).toEqual(['notInterested'])
  })

  test('can be shown again when it can no longer be seen', async () => {
    const id = await posted(author)
    await hide(id)
    await block(author, reader)
    expect(await reader.call(hidingApi.unhide, { params: { id } })).toEqual({ isHidden: false })
  })
})

describe('refused is', () => {
  test('to hide what is not there, gone, private, or of somebody who blocked', async () => {
    const hub = await founded(author, { isPrivate: true })
    const gone = await posted(author)
    await takeDown(gone)
    const blocker = await person('blocker')
    await block(blocker, reader)
    const ids = ['123', gone, await posted(author, { hub }), await posted(blocker)]
    for (const id of ids) {
      await expect(hide(id)).rejects.toMatchObject({ status: 404 })
      await expect(reader.call(hidingApi.unhide, { params: { id } })).rejects.toMatchObject({
        status: 404,
      })
    }
  })

  test('to hide what one wrote oneself', async () => {
    const id = await posted(author)
    await expect(hide(id, 'seen', author)).rejects.toMatchObject({
      status: 422,
      reason: 'posts.hide_own',
    })
  })

  test('a visitor, and a reason that is none', async () => {
    const id = await posted(author)
    const sent = { params: { id }, body: { reason: 'seen' } } as const
    expect((await ask(hidingApi.hide, sent)).statusCode).toBe(401)
    const wrong = { params: { id }, body: { reason: 'ugly' as 'seen' } }
    expect((await ask(hidingApi.hide, wrong, { token: reader.token })).statusCode).toBe(422)
  })
})
