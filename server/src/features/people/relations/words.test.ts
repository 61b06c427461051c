import { notificationApi } from '@jes/contract/notifications/notifications'
import { relationApi } from '@jes/contract/people/relations'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { muteWord } from '#test/relating.ts'
import { read, say } from '#test/talking.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

async function latest(who: Pick<Person, 'call'>, limit = 50) {
  const { ads } = await who.call(postApi.list, { query: { feed: 'latest', limit } })
  return ads.map(({ _id }) => _id)
}

describe('a muted word', () => {
  test.each([
    ['दशैं', 'Dashainko bida kahile?'],
    ['dashain', 'दसैँको बिदा'],
    ['निर्वाचन', 'निर्वाचनमा कसलाई भोट?'],
    ['nirvachan', 'निर्वाचनको नतिजा'],
    ['election', 'All about the elections'],
    ['Election', 'ELECTION day'],
    ['#tihar', 'Lights everywhere #tihar'],
    ['real madrid', 'Madrid wins, a real feast'],
    ['ओली', 'Oli speaks'],
  ])('%s hides a post that says: %s', async (word, title) => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [{ _id: post }, { _id: other }] = [
      await write(hari, { title }),
      await write(hari, { title: 'Chiya at Namche' }),
    ]
    await muteWord(sita, word)
    expect(await latest(sita)).not.toContain(post)
    expect(await latest(sita)).toContain(other)
    expect(await latest(hari)).toContain(post)
    expect((await sita.call(postApi.find, { params: { id: post } }))._id).toBe(post)
  })

  test.each([
    ['oli', 'Holi is near'],
    ['real madrid', 'A real feast'],
    ['run', 'The rung of a ladder'],
    ['us', 'उसको घर'],
  ])('%s does not hide: %s', async (word, title) => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: post } = await write(hari, { title })
    await muteWord(sita, word)
    expect(await latest(sita)).toContain(post)
  })

  test('hides no post of one’s own, and none once it is unmuted', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: own } = await write(sita, { title: 'My momo' })
    const { _id: post } = await write(hari, { title: 'His momo' })
    const { _id: id } = await muteWord(sita, 'momo')
    await muteWord(sita, 'sel roti')
    expect(await latest(sita)).toContain(own)
    expect(await latest(sita)).not.toContain(post)

    await sita.call(relationApi.unmuteWord, { params: { id } })
    expect(await latest(sita)).toContain(post)
    const { words } = await sita.call(relationApi.mutedWords, {})
    expect(words.map(({ word }) => word)).toEqual(['sel roti'])
    await sita.call(relationApi.unmuteWord, { params: { id: words[0]!._id } })
    const [row] = await sql`select muted_query from users where id = ${sita.id}`
    expect(row!.mutedQuery).toBeNull()
  })

  test('folds comments of others, and rings no bell for them', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: post } = await write(sita, { title: 'Where to?' })
    await muteWord(sita, 'निर्वाचन')
    await say(hari, post, 'Nirvachan ko kura')
    await say(hari, post, `@${sita.username} निर्वाचनमा`)
    await say(sita, post, 'No nirvachan please')
    const { comments } = await read(sita, post, { sort: 'old' })
    expect(comments.map(({ isMuted }) => isMuted)).toEqual([true, true, false])
    const seen = await read(visitor, post, { sort: 'old' })
    expect(seen.comments.map(({ isMuted }) => isMuted)).toEqual([false, false, false])

    const params = { userId: sita.id }
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 0 })
    await say(hari, post, 'About the weather')
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 1 })
  })

  test('hides a mention in a post, also one from before', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const params = { userId: sita.id }
    await write(hari, { title: 'Momo?', content: `@${sita.username}` })
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 1 })
    await muteWord(sita, 'momo')
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 0 })
    await write(hari, { title: 'Momo again', content: `@${sita.username}` })
    expect(await sita.call(notificationApi.countUnread, { params })).toEqual({ count: 0 })
  })

  test('said twice, in whichever case, is one', async () => {
    const sita = await person('sita')
    const first = await muteWord(sita, 'Momo')
    expect(await muteWord(sita, 'momo')).toEqual(first)
    expect((await sita.call(relationApi.mutedWords, {})).words).toEqual([first])
  })

  test('is for its owner alone', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await muteWord(sita, 'momo')
    const attempt = hari.call(relationApi.unmuteWord, { params: { id } })
    await expect(attempt).rejects.toMatchObject({ status: 404 })
    await expect(visitor.call(relationApi.mutedWords, {})).rejects.toMatchObject({ status: 401 })
  })

  test.each([
    ['', 'A muted word has 1 to 50 characters'],
    ['x'.repeat(51), 'A muted word has 1 to 50 characters'],
    ['!!', 'A muted word has at least one letter or digit'],
  ])('%j is refused', async (word, message) => {
    const sita = await person('sita')
    await expect(muteWord(sita, word)).rejects.toMatchObject({
      status: 422,
      errors: { word: message },
    })
  })

  test('whatever letters it has, breaks nothing', async () => {
    const sita = await person('sita')
    for (const word of ["o'neill \\ & | !(x)", "'", 'a:b', 'क्‍ष <-> *']) {
      if (/[\p{L}\p{N}]/u.test(word)) await muteWord(sita, word)
    }
    expect(await latest(sita)).toBeInstanceOf(Array)
  })

  test('is the last one after 200', async () => {
    const sita = await person('sita')
    await sql`
      insert into muted_words (user_id, word) select ${sita.id}, 'word' || n from generate_series(1, 200) n`
    await expect(muteWord(sita, 'one more')).rejects.toMatchObject({
      status: 422,
      errors: { word: 'You can mute at most 200 words' },
    })
    expect((await muteWord(sita, 'word7')).word).toBe('word7')
  })
})

test('a page that muted words leave room in is filled with what follows', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const stored: string[] = []
  for (let index = 0; index < 12; index++) {
    const { _id } = await write(hari, { title: index % 3 ? `Momo ${index}` : `Chiya ${index}` })
    if (index % 3 === 0) stored.unshift(_id)
  }
  await muteWord(sita, 'momo')
  expect((await latest(sita, 3)).slice(0, 3)).toEqual(stored.slice(0, 3))
})

test('who has muted what everybody writes gets short pages that come to an end', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  for (let index = 0; index < 30; index++) await write(hari, { title: `Jhyaap number ${index}` })
  await muteWord(sita, 'jhyaap')
  await block(sita, gita)
  for (const feed of ['latest', 'popular'] as const) {
    let cursor: string | undefined
    let pages = 0
    do {
      const query = { feed, limit: 1, ...(cursor && { cursor }) }
      const page = await sita.call(postApi.list, { query })
      for (const { title } of page.ads) expect(title).not.toContain('Jhyaap')
      cursor = page.nextCursor ?? undefined
      pages++
    } while (cursor && pages < 500)
    expect(cursor).toBeUndefined()
  }
})
