import { hashtagFollowApi, MOST_HASHTAGS } from '@jes/contract/feeds/hashtagFollows'
import { postApi } from '@jes/contract/posts/posts'
import { beforeEach, describe, expect, test } from 'vitest'
import { countHashtags } from '#features/posts/hashtags/count.ts'
import { founded } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { ask, type Person, person, sql } from '#test/world.ts'

let reader: Person
let author: Person

beforeEach(async () => {
  // Popular posts of other tests would come first.
  await sql`delete from posts`
  ;[reader, author] = [await person('reader'), await person('author')]
})

function follow(tag: string, follows = true) {
  return reader.call(hashtagFollowApi.follow, { params: { tag }, body: { follows } })
}

async function whysAtHome() {
  await countHashtags(sql)
  const { ads } = await reader.call(postApi.list, { query: { feed: 'home' } })
  return new Map(ads.map(({ _id, why }) => [_id, why?.reason]))
}

describe('a followed hashtag', () => {
  test('stands for all its spellings, in both scripts', async () => {
    expect(await follow('#Dashain')).toEqual({ follows: true })
    const found = await reader.call(hashtagFollowApi.find, { params: { tag: 'दशैं' } })
    expect(found).toEqual({ follows: true })
    await follow('दशैँ')
    expect(await reader.call(hashtagFollowApi.list, {})).toEqual({ hashtags: ['dashain'] })
    expect(await follow('दशैं', false)).toEqual({ follows: false })
    expect(await reader.call(hashtagFollowApi.list, {})).toEqual({ hashtags: [] })
  })

  test('brings its posts into For you, in either script, each once and with the reason', async () => {
    const [roman, nepali, other] = [
      await posted(author, { hashtags: ['dashain'] }),
      await posted(author, { hashtags: ['दशैं'] }),
      await posted(author, { hashtags: ['food'] }),
    ]
    expect((await whysAtHome()).get(roman)).toBe('popular')
    await follow('dashain')
    // Another list than the one that was begun before.
    await sql`delete from feed_snapshots`
    const later = await posted(author, { hashtags: ['dashain'] })
    const whys = await whysAtHome()
    expect([roman, nepali, later, other].map((id) => whys.get(id))).toEqual([
      'hashtag',
      'hashtag',
      'hashtag',
      'popular',
    ])
  })

  test('shows nothing of a private hub', async () => {
    const hub = await founded(author, { isPrivate: true })
    const id = await posted(author, { hub, hashtags: ['dashain'] })
    await follow('dashain')
    expect((await whysAtHome()).has(id)).toBe(false)
  })

  test('is one of a limited number', async () => {
    await sql`
      insert into hashtag_follows (user_id, sound, tag)
      select ${reader.id}, 's' || n, 't' || n from generate_series(1, ${MOST_HASHTAGS}) n`
    await expect(follow('dashain')).rejects.toMatchObject({ status: 422 })
    expect((await reader.call(hashtagFollowApi.list, {})).hashtags).toHaveLength(MOST_HASHTAGS)
  })

  test('is for members alone', async () => {
    expect((await ask(hashtagFollowApi.list, {})).statusCode).toBe(401)
  })
})
