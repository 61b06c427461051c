import { draftApi } from '@jes/contract/posts/drafts'
import { type NewPost, postApi } from '@jes/contract/posts/posts'
import { scheduleApi } from '@jes/contract/posts/schedule'
import { describe, expect, test } from 'vitest'
import { founded } from '#test/hubs.ts'
import { givePass, type Person, person, sql, visitor } from '#test/world.ts'
import { imageOf } from '#test/writing.ts'

const MINUTE = 60_000
const ahead = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString()
const sent = (post: Partial<NewPost>, publishAt: string) => ({
  body: { post: { title: 'Momo at five', ...post }, publishAt },
})

async function schedule(who: Person, post: Partial<NewPost> = {}, publishAt = ahead(60)) {
  return (await who.call(scheduleApi.create, sent(post, publishAt))).scheduled
}

function change(who: Person, id: string, post: Partial<NewPost>, publishAt = ahead(60)) {
  return who.call(scheduleApi.update, { params: { id }, ...sent(post, publishAt) })
}

async function list(who: Person) {
  return (await who.call(scheduleApi.list, {})).scheduled
}

async function member(name = 'sita') {
  const sita = await person(name)
  await givePass(sita)
  return sita
}

describe('a scheduled post', () => {
  test('waits as it was written, the next one first, and the draft that it was is gone', async () => {
    const sita = await member()
    const draft = await sita.call(draftApi.create, {
      body: { title: 'M', content: '', images: [], jehub: null, poll: null, sensitive: false },
    })
    const hub = await founded(sita)
    const image = await imageOf(sita)
    const poll = { options: ['Buff', 'Veg'], hours: 24 }
    const later = await schedule(sita, { title: 'Later' }, ahead(120))
    const next = await schedule(
      sita,
      {
        content: 'Come!',
        images: [{ _id: image, alt: 'Steam' }],
        jehub: hub.id,
        poll,
        sensitive: true,
        draft: draft._id,
      },
      ahead(60),
    )

    expect(next).toMatchObject({
      post: { title: 'Momo at five', content: 'Come!', jehub: hub.id, poll, sensitive: true },
      images: [{ _id: image, alt: 'Steam' }],
      state: 'waiting',
      failure: null,
    })
    expect(await list(sita)).toEqual([next, later])
    expect((await sita.call(draftApi.list, {})).drafts).toEqual([])
    const { ads } = await sita.call(postApi.ofUser, { params: { userId: sita.id }, query: {} })
    expect(ads).toEqual([])
  })

  test('can be changed, published at once and dropped', async () => {
    const sita = await member()
    const [one, other] = [await schedule(sita), await schedule(sita)]
    const publishAt = ahead(600)
    const { scheduled } = await change(sita, one._id, { title: 'Changed' }, publishAt)
    expect(scheduled).toMatchObject({ post: { title: 'Changed' }, publishAt })

    const post = await sita.call(scheduleApi.publish, { params: { id: one._id } })
    expect(post).toMatchObject({ title: 'Changed', user: { _id: sita.id } })
    await sita.call(scheduleApi.remove, { params: { id: other._id } })
    expect(await list(sita)).toEqual([])
  })

  test.each([
    ['in 4 minutes', 4],
    ['in the past', -1],
    ['in more than a year', 366 * 24 * 60],
  ])('is refused %s', async (_, minutes) => {
    const sita = await member()
    await expect(schedule(sita, {}, ahead(minutes))).rejects.toMatchObject({
      status: 422,
      errors: { publishAt: 'Choose a time from 5 minutes to 365 days ahead' },
    })
    expect(await list(sita)).toEqual([])
  })

  test('that is about to go out can be mended without being put off', async () => {
    const sita = await member()
    const { _id: id } = await schedule(sita)
    const publishAt = ahead(1)
    await sql`update scheduled_posts set publish_at = ${publishAt} where id = ${id}`
    const { scheduled } = await change(sita, id, { title: 'Mended' }, publishAt)
    expect(scheduled).toMatchObject({ post: { title: 'Mended' }, publishAt })
    await expect(change(sita, id, {}, ahead(2))).rejects.toMatchObject({ status: 422 })
  })

  test('needs a pass, and a verified address', async () => {
    const [sita, newcomer] = [await person('sita'), await person('new', { isVerified: false })]
    await givePass(newcomer)
    await expect(schedule(sita)).rejects.toMatchObject({
      status: 403,
      error: 'This needs a Premium pass',
    })
    await expect(schedule(newcomer)).rejects.toMatchObject({ code: 'email_unverified' })
  })

  test('is one of fifty at most, however many are sent at once', async () => {
    const sita = await member()
    await sql`
      insert into scheduled_posts (user_id, content, publish_at)
      select ${sita.id}, ${sql.json({ title: 'One of many', content: '', images: [], sensitive: false })}, now() + interval '1 day'
      from generate_series(1, 48)`
    const notified = await Promise.allSettled([1, 2, 3, 4].map(() => schedule(sita)))
    expect(notified.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await list(sita)).toHaveLength(50)
  })

  test('is judged as one that goes out now: pictures, hub, length, shape', async () => {
    const [sita, hari] = [await member(), await person('hari')]
    const hidden = await founded(hari, { isPrivate: true })
    const images = [{ _id: await imageOf(hari), alt: '' }]
    await expect(schedule(sita, { images })).rejects.toMatchObject({
      errors: { images: 'This picture is no longer here' },
    })
    await expect(schedule(sita, { jehub: hidden.id })).rejects.toMatchObject({
      errors: { jehub: 'This JeHub does not exist' },
    })
    await expect(schedule(sita, { title: 'x' })).rejects.toMatchObject({ status: 422 })
    await expect(schedule(sita, {}, 'soon')).rejects.toMatchObject({ status: 422 })
    expect(await list(sita)).toEqual([])
  })

  test('is nobody else’s', async () => {
    const [sita, hari] = [await member(), await member('hari')]
    const { _id: id } = await schedule(sita)
    for (const attempt of [
      () => change(hari, id, {}),
      () => hari.call(scheduleApi.publish, { params: { id } }),
      () => hari.call(scheduleApi.remove, { params: { id } }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
    }
    expect(await list(hari)).toEqual([])
    await expect(visitor.call(scheduleApi.list, {})).rejects.toMatchObject({ status: 401 })
    expect(await list(sita)).toHaveLength(1)
  })
})
