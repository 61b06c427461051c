import { draftApi } from '@jes/contract/posts/drafts'
import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { appWith, ask, givePass, type Person, person, sql, visitor } from '#test/world.ts'
import { imageOf, write } from '#test/writing.ts'

describe('a new post', () => {
  test('is what its author wrote, with their own vote, and everyone can read it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const content = `Try **jhol** with @${hari.username} and @nobody.here #Momo #काठमाडौँ`

    const post = await write(sita, { content, sensitive: true })

    expect(post).toMatchObject({
      kind: 'post',
      title: 'Momo in Patan',
      content,
      user: { username: sita.username },
      hashtags: ['Momo', 'काठमाडौँ'],
      mentions: [hari.username],
      sensitive: true,
      language: 'en',
      upVotes: 1,
      downVotes: 0,
      score: 1,
      userVote: 1,
      canEdit: true,
      canDelete: true,
      editedAt: null,
      isExcerpt: false,
    })
    expect(post.body).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Try ' },
          { type: 'strong', children: [{ type: 'text', text: 'jhol' }] },
          { type: 'text', text: ' with ' },
          { type: 'mention', username: hari.username },
          { type: 'text', text: ' and @nobody.here ' },
          { type: 'hashtag', tag: 'Momo' },
          { type: 'text', text: ' ' },
          { type: 'hashtag', tag: 'काठमाडौँ' },
        ],
      },
    ])
    const seen = await visitor.call(postApi.find, { params: { id: post._id } })
    expect(seen).toEqual({ ...post, userVote: 0, canEdit: false, canDelete: false })
  })

  test('is counted, ranked and listed under the keys of its hashtags', async () => {
    const sita = await person('sita')
    const { _id } = await write(sita, { content: '#Momo #MOMO #चिया' })

    const [user] = await sql`select post_count from users where id = ${sita.id}`
    const [stats] = await sql`
      select s.rank = post_rank(1, 0, 0, 0, p.created_at) as is_right, s.up_votes, v.value
      from post_stats s join posts p on p.id = s.post_id
      join post_votes v on v.post_id = p.id and v.user_id = p.author_id where p.id = ${_id}`
    const tags = await sql`select tag from post_hashtags where post_id = ${_id} order by tag`

    expect(user).toEqual({ postCount: 1 })
    expect(stats).toEqual({ isRight: true, upVotes: 1, value: 1 })
    expect(tags.map((row) => row.tag)).toEqual(['momo', 'चिया'])
  })

  test('counts no more than ten hashtags', async () => {
    const content = Array.from({ length: 14 }, (_, n) => `#tag${n}`).join(' ')
    const post = await write(await person('sita'), { content })
    expect(post.hashtags).toHaveLength(10)
  })

  test('in Nepali is known as such, and a long one has a beginning for lists', async () => {
    const content = 'आज बिहान पाटनमा मम खाइयो। '.repeat(60)
    const post = await write(await person('sita'), { title: 'पाटनको मम', content })

    const [row] = await sql`select excerpt, excerpt_body from posts where id = ${post._id}`
    expect(post.language).toBe('ne')
    expect(row?.excerpt.length).toBeLessThan(520)
    expect(JSON.stringify(row?.excerptBody).length).toBeLessThan(700)
  })

  test('takes its draft away, but nobody else’s', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [mine, theirs] = [await keepDraft(sita), await keepDraft(hari)]

    await write(sita, { draft: mine })
    await write(sita, { draft: theirs })

    expect((await sita.call(draftApi.list, {})).drafts).toEqual([])
    expect((await hari.call(draftApi.list, {})).drafts).toHaveLength(1)
  })
})

describe('pictures', () => {
  test('stand in the order and with the words that the author gave', async () => {
    const sita = await person('sita')
    const [first, second] = [await imageOf(sita), await imageOf(sita)]
    const images = [
      { _id: second, alt: 'Steam' },
      { _id: first, alt: '' },
    ]
    const post = await write(sita, { images })
    expect(post.images.map(({ _id, alt }) => ({ _id, alt }))).toEqual(images)
  })

  test('of somebody else, or gone, are refused', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    for (const _id of [await imageOf(hari), '123']) {
      await expect(write(sita, { images: [{ _id, alt: '' }] })).rejects.toMatchObject({
        status: 422,
        errors: { images: 'This picture is no longer here' },
      })
    }
  })
})

describe('a link', () => {
  test('is fetched once, however many post it', async () => {
    const url = `https://x.example/${Math.random()}`
    const [sita, hari] = [await person('sita'), await person('hari')]
    const ids = [
      await write(sita, { content: `See ${url}.` }),
      await write(hari, { content: `[here](${url})` }),
    ].map((post) => post._id)

    const rows = await sql`select link_url from posts where id in ${sql(ids)}`
    const jobs = await sql`
      select from graphile_worker._private_jobs where payload->>'url' = ${url}`
    expect(rows.map((row) => row.linkUrl)).toEqual([url, url])
    expect(jobs).toHaveLength(1)
  })

  test('is not fetched beside pictures, nor when it is only a mail address', async () => {
    const sita = await person('sita')
    const images = [{ _id: await imageOf(sita), alt: '' }]
    const ids = [
      await write(sita, { images, content: 'https://y.example/' }),
      await write(sita, { content: 'sita@y.example' }),
    ].map((post) => post._id)
    const rows = await sql`select link_url from posts where id in ${sql(ids)}`
    expect(rows.map((row) => row.linkUrl)).toEqual([null, null])
  })
})

describe('is refused', () => {
  test.each<[object, Record<string, string>]>([
    [{ title: 'ab' }, { title: 'Title must be 3 to 150 characters' }],
    [{ title: `${'x'.repeat(151)}` }, { title: 'Title must be 3 to 150 characters' }],
    [{ content: 'x'.repeat(10_001) }, { content: 'Post must be at most 10,000 characters' }],
    [{ jehub: '123' }, { jehub: 'This JeHub does not exist' }],
    [{ poll: { options: ['one'], hours: 1 } }, { 'poll.options': 'A poll has 2 to 6 choices' }],
    [
      { poll: { options: ['a', 'b'], hours: 169 } },
      { 'poll.hours': 'A poll is open for 1 hour to 7 days' },
    ],
    [{ sensitive: 'yes' }, { sensitive: 'sensitive is true or false' }],
    [{ images: Array(9).fill({ _id: '1', alt: '' }) }, { images: 'A post has at most 8 pictures' }],
  ])('what does not fit: %j', async (body, errors) => {
    const sita = await person('sita')
    await expect(write(sita, body)).rejects.toMatchObject({ status: 422, errors })
  })

  test('a visitor, and a member whose email nobody proved', async () => {
    const newcomer = await person('new', { isVerified: false })
    const body = { title: 'Hello' }
    await expect(visitor.call(postApi.create, { body })).rejects.toMatchObject({ status: 401 })
    await expect(newcomer.call(postApi.create, { body })).rejects.toMatchObject({
      status: 403,
      code: 'email_unverified',
    })
    expect(await sql`select from posts where author_id = ${newcomer.id}`).toHaveLength(0)
  })

  test('an eleventh in an hour, and a fifth of a new account', async () => {
    const limited = await appWith({ RATE_LIMIT: true })
    const [old, young] = [await person('old', { daysOld: 9 }), await person('young')]
    const post = ({ token }: Person) =>
      ask(postApi.create, { body: { title: 'Hello' } }, { token }, limited)

    const statuses = async (who: Person, times: number) => {
      const replies = []
      for (let n = 0; n < times; n++) replies.push((await post(who)).statusCode)
      return replies
    }
    expect((await statuses(old, 11)).slice(9)).toEqual([201, 429])
    expect((await statuses(young, 5)).slice(3)).toEqual([201, 429])
    await limited.close()
  })
})

describe('a long post', () => {
  test('needs a pass beyond 10,000 characters, and nobody writes more than 25,000', async () => {
    const sita = await person('sita')
    const content = 'a'.repeat(10_001)
    expect((await write(sita, { content: 'a'.repeat(10_000) })).content).toHaveLength(10_000)
    await expect(write(sita, { content })).rejects.toMatchObject({
      status: 422,
      errors: { content: 'Post must be at most 10,000 characters' },
    })

    await givePass(sita)
    const post = await write(sita, { content: 'a'.repeat(25_000) })
    expect(post.content).toHaveLength(25_000)
    await expect(write(sita, { content: 'a'.repeat(25_001) })).rejects.toMatchObject({
      errors: { content: 'Post must be at most 25,000 characters' },
    })
  })

  test('can be mended when the pass has ended, but not grow', async () => {
    const sita = await person('sita')
    await givePass(sita)
    const { _id: id } = await write(sita, { content: 'a'.repeat(12_000) })
    await givePass(sita, -1)
    const edit = (content: string) => sita.call(postApi.edit, { params: { id }, body: { content } })

    expect((await edit('b'.repeat(12_000))).content).toBe('b'.repeat(12_000))
    await expect(edit('c'.repeat(12_001))).rejects.toMatchObject({ status: 422 })
    await givePass(sita)
    expect((await edit('c'.repeat(12_001))).content).toHaveLength(12_001)
  })
})

async function keepDraft(who: Person) {
  const body = { title: 'T', content: '', images: [], jehub: null, poll: null, sensitive: false }
  return (await who.call(draftApi.create, { body }))._id
}
