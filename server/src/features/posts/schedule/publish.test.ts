import { notificationApi } from '@jes/contract/notifications/notifications'
import { type NewPost, postApi } from '@jes/contract/posts/posts'
import { scheduleApi } from '@jes/contract/posts/schedule'
import { describe, expect, test } from 'vitest'
import { banned, founded, joined } from '#test/hubs.ts'
import { ask, givePass, type Person, person, sql, visitor } from '#test/world.ts'
import { imageOf } from '#test/writing.ts'
import { scheduleTasks } from './tasks.ts'

const run = () => scheduleTasks.publishScheduled?.({}, {} as never)

/** Scheduled one hour ahead; then the hour is over. */
async function due(who: Person, post: Partial<NewPost> = {}) {
  await givePass(who)
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  const body = { post: { title: 'Momo at five', ...post }, publishAt }
  const { scheduled } = await who.call(scheduleApi.create, { body })
  await sql`
    update scheduled_posts set publish_at = now() - interval '1 second' where id = ${scheduled._id}`
  return scheduled._id
}

async function postsOf({ id: userId }: Person) {
  return (await visitor.call(postApi.ofUser, { params: { userId }, query: {} })).ads
}

async function scheduledBy(who: Person) {
  return (await who.call(scheduleApi.list, {})).scheduled
}

describe('when its time has come', () => {
  test('a post goes out once, whole, however many work at it', async () => {
    const sita = await person('sita')
    const image = await imageOf(sita)
    const poll = { options: ['Buff', 'Veg'], hours: 24 }
    await due(sita, { content: 'Come! #momo', images: [{ _id: image, alt: 'Steam' }], poll })

    await Promise.all([run(), run(), run()])
    const posts = await postsOf(sita)
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      title: 'Momo at five',
      hashtags: ['momo'],
      images: [{ _id: image, alt: 'Steam' }],
      poll: { isClosed: false },
      upVotes: 1,
    })
    expect(await scheduledBy(sita)).toEqual([])
  })

  test('what is for later stays', async () => {
    const sita = await person('sita')
    const id = await due(sita)
    await sql`
      update scheduled_posts set publish_at = now() + interval '1 minute' where id = ${id}`
    await run()
    expect(await postsOf(sita)).toEqual([])
    expect(await scheduledBy(sita)).toMatchObject([{ _id: id, state: 'waiting' }])
  })

  test('it goes out though the pass has ended, a long one too', async () => {
    const sita = await person('sita')
    await due(sita, { content: 'a'.repeat(12_000) })
    await givePass(sita, -1)
    await run()
    expect(await postsOf(sita)).toHaveLength(1)
  })

  test('a member who was banned meanwhile sees why it was not published, and can change it', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const hub = await founded(hari)
    await joined(hub, sita)
    const id = await due(sita, { jehub: hub.id })
    await banned(hub, sita)
    await run()
    await run()

    const why = 'You are banned from this JeHub'
    expect(await scheduledBy(sita)).toMatchObject([{ _id: id, state: 'failed', failure: why }])
    expect(await postsOf(sita)).toEqual([])
    const { notifications } = await sita.call(notificationApi.list, {
      params: { userId: sita.id },
      query: {},
    })
    expect(notifications.filter(({ type }) => type === 'system')).toMatchObject([
      {
        content: `A post that you scheduled could not go out: ${why}`,
        path: `/add-post?scheduled=${id}`,
      },
    ])
    const { token } = sita
    const nepali = await ask(scheduleApi.list, {}, { token, headers: { 'accept-language': 'ne' } })
    expect(nepali.json().scheduled[0].failure).not.toBe(why)

    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await sita.call(scheduleApi.update, {
      params: { id },
      body: { post: { title: 'Elsewhere' }, publishAt },
    })
    expect(await scheduledBy(sita)).toMatchObject([{ state: 'waiting', failure: null }])
  })

  test('who left a private JeHub, is suspended or has lost a picture does not post', async () => {
    const [left, bad, bare] = [await person('left'), await person('bad'), await person('bare')]
    const hub = await founded(bare, { isPrivate: true })
    await joined(hub, left)
    await due(left, { jehub: hub.id })
    await sql`select take_member(${hub.id}, ${left.id})`
    await due(bad)
    await sql`update users set suspended_until = now() + interval '1 day' where id = ${bad.id}`
    const image = await imageOf(bare)
    await due(bare, { images: [{ _id: image, alt: '' }] })
    await sql`delete from images where id = ${image}`

    await run()
    const rows = await sql`
      select failure from scheduled_posts
      where user_id = any(${[left.id, bad.id, bare.id]}::bigint[]) order by id`
    expect(rows.map(({ failure }) => failure)).toEqual([
      'hubs.absent',
      'posts.author_suspended',
      'core.picture_gone',
    ])
    const written =
      await sql`select from posts where author_id = any(${[left.id, bad.id, bare.id]}::bigint[])`
    expect(written).toHaveLength(0)
  })
})

test('who leaves for good takes what was scheduled along', async () => {
  const sita = await person('sita')
  await due(sita)
  await sql`delete from users where id = ${sita.id}`
  expect(await sql`select from scheduled_posts where user_id = ${sita.id}`).toHaveLength(0)
})
