import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, follow } from '#test/postings.ts'
import { mute } from '#test/relating.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

const of = (id: string) => ({ params: { id } })

describe('a quote', () => {
  test('shows the card of the quoted post, in lists and on its page, but not what that quotes', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const first = await write(sita, { title: 'Sel roti', content: '**Hot** and round' })
    const second = await write(hari, { title: 'So true', quote: first._id })
    const third = await write(gita, { title: 'Both right', quote: second._id })

    const ad = { _id: first._id, title: 'Sel roti', text: 'Hot and round', image: null }
    expect(second.quote).toMatchObject({ state: 'shown', ad })
    expect(third.quote?.ad).toMatchObject({ title: 'So true' })
    expect(third.quote?.ad).not.toHaveProperty('quote')
    const { ads } = await visitor.call(postApi.ofUser, { params: { userId: hari.id }, query: {} })
    expect(ads[0]?.quote).toMatchObject({ state: 'shown', ad })
    const quotes = await visitor.call(repostApi.quotes, { ...of(first._id), query: {} })
    expect(quotes.ads.map(({ title }) => title)).toEqual(['So true'])
  })

  test('in another hub is a cross-post: the link back is the card', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [momo, bhat] = [await founded(sita), await founded(hari)]
    const post = await write(sita, { title: 'Jhol', jehub: momo.id })
    const crossed = await write(hari, { title: 'Jhol', jehub: bhat.id, quote: post._id })
    expect(crossed.jehub?._id).toBe(bhat.id)
    expect(crossed.quote?.ad).toMatchObject({ _id: post._id, jehub: { _id: momo.id } })
  })

  test('of what was deleted or removed says so, and not a word of it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(sita)
    const deleted = await write(sita)
    const removed = await write(hari, { jehub: hub.id })
    const [ofDeleted, ofRemoved] = [
      await write(hari, { quote: deleted._id }),
      await write(sita, { quote: removed._id }),
    ]
    await sita.call(postApi.remove, of(deleted._id))
    await sql`select moderate_post(${removed._id}, 'removed')`
    expect(await quoteFor(visitor, ofDeleted._id)).toEqual({ state: 'deleted', ad: null })
    expect(await quoteFor(visitor, ofRemoved._id)).toEqual({ state: 'removed', ad: null })
    await sql`delete from posts where id = ${deleted._id}`
    expect(await quoteFor(visitor, ofDeleted._id)).toEqual({ state: 'deleted', ad: null })
  })

  test('is hidden alike behind a block and in a hub that became private, deleted or not', async () => {
    const [sita, hari, eve] = [await person('sita'), await person('hari'), await person('eve')]
    const hub = await founded(sita)
    await joined(hub, hari)
    const post = await write(sita, { jehub: hub.id })
    const quote = await write(hari, { quote: post._id })
    await block(eve, sita)
    const hidden = { state: 'hidden', ad: null }
    expect(await quoteFor(eve, quote._id)).toEqual(hidden)
    await sql`select make_hub_private(${hub.id})`
    expect(await quoteFor(visitor, quote._id)).toEqual(hidden)
    expect((await quoteFor(hari, quote._id))?.state).toBe('shown')
    await sita.call(postApi.remove, of(post._id))
    expect(await quoteFor(visitor, quote._id)).toEqual(hidden)
    expect((await quoteFor(hari, quote._id))?.state).toBe('deleted')
  })

  test('of somebody muted is folded in lists, not on its page', async () => {
    const [sita, hari, me] = [await person('sita'), await person('hari'), await person('me')]
    const quote = await write(hari, { quote: (await write(sita))._id })
    await follow(me, hari)
    await mute(me, sita)
    const { ads } = await me.call(postApi.list, { query: { feed: 'following' } })
    expect(ads.find(({ _id }) => _id === quote._id)?.quote).toEqual({ state: 'muted', ad: null })
    expect((await quoteFor(me, quote._id))?.state).toBe('shown')
  })

  test('notifies the author of the quoted post, with the words of the quote', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const quote = await write(hari, { title: 'So true', quote: (await write(sita))._id })
    const page = await sita.call(notificationApi.list, { params: { userId: sita.id }, query: {} })
    expect(page.notifications).toMatchObject([
      { content: `${hari.username} quoted your post in “So true”`, ad: { _id: quote._id } },
    ])
  })

  test('is refused of what is private, blocked, gone or not to be quoted', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await write(sita)
    const quoting = write.bind(null, hari, { quote: post._id })
    expect(await allow(sita, post._id, false)).toEqual({ canQuote: false })
    await expect(quoting()).rejects.toMatchObject({ status: 403, reason: 'posts.quotes_off' })
    expect(await allow(sita, post._id, true)).toEqual({ canQuote: true })
    await quoting()
    await block(sita, hari)
    await expect(quoting()).rejects.toMatchObject({
      status: 422,
      fieldReasons: { quote: { reason: 'posts.quote_gone' } },
    })
  })
})

describe('the author of a quoted post', () => {
  test('takes it out of a quote; the words around it stay', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await write(sita)
    const quote = await write(hari, { title: 'So true', quote: post._id })
    const link = { params: { id: post._id, quoteId: quote._id } }
    await expect(hari.call(repostApi.unlink, link)).rejects.toMatchObject({ status: 403 })
    await sita.call(repostApi.unlink, link)
    expect(await visitor.call(postApi.find, of(quote._id))).toMatchObject({
      title: 'So true',
      quote: { state: 'unlinked', ad: null },
    })
    await expect(sita.call(repostApi.unlink, link)).rejects.toMatchObject({ status: 404 })
    expect((await sita.call(repostApi.quotes, { ...of(post._id), query: {} })).ads).toEqual([])
  })

  test('alone decides whether it may be quoted', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const post = await write(sita)
    await expect(allow(hari, post._id, false)).rejects.toMatchObject({ status: 403 })
  })
})

function allow(who: Person, id: string, allowed: boolean) {
  return who.call(repostApi.allowQuotes, { ...of(id), body: { allowed } })
}

async function quoteFor(who: Pick<Person, 'call'>, id: string) {
  return (await who.call(postApi.find, of(id))).quote
}
