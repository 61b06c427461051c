import { notificationApi } from '@jes/contract/notifications/notifications'
import { postApi } from '@jes/contract/posts/posts'
import { repostApi } from '@jes/contract/posts/reposts'
import { describe, expect, test } from 'vitest'
import { founded, joined } from '#test/hubs.ts'
import { block, takeDown } from '#test/postings.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

const of = (id: string) => ({ params: { id } })

describe('a repost', () => {
  test('counts once, is the member’s own, and can be undone', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id } = await write(sita)
    const once = await hari.call(repostApi.add, of(_id))
    expect(await hari.call(repostApi.add, of(_id))).toEqual(once)
    expect(once).toEqual({ isReposted: true, repostCount: 1 })
    expect(await hari.call(postApi.find, of(_id))).toMatchObject(once)
    expect(await visitor.call(postApi.find, of(_id))).toMatchObject({
      isReposted: false,
      repostCount: 1,
    })
    const undone = await hari.call(repostApi.remove, of(_id))
    expect(undone).toEqual({ isReposted: false, repostCount: 0 })
    expect(await hari.call(repostApi.remove, of(_id))).toEqual(undone)
  })

  test('is listed with who made it, the latest first, without people behind a block', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    const { _id } = await write(sita)
    for (const who of [hari, gita]) await who.call(repostApi.add, of(_id))
    expect(await namesOf(visitor, _id)).toEqual([gita.username, hari.username])
    await block(gita, sita)
    expect(await namesOf(sita, _id)).toEqual([hari.username])
    const first = await visitor.call(repostApi.people, { ...of(_id), query: { limit: '1' } })
    const cursor = first.nextCursor!
    const next = await visitor.call(repostApi.people, { ...of(_id), query: { cursor } })
    expect(next.users.map(({ username }) => username)).toEqual([hari.username])
  })

  test('is refused to the unverified, of a private hub, and of what is not there', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const unverified = await person('eve', { isVerified: false })
    const hub = await founded(sita, { isPrivate: true })
    await joined(hub, hari)
    const inside = await write(sita, { jehub: hub.id })
    const { _id } = await write(sita)
    expect(inside).toMatchObject({ canRepost: false, canQuote: false })
    await expect(hari.call(repostApi.add, of(inside._id))).rejects.toMatchObject({
      status: 403,
      reason: 'posts.repost_private',
    })
    await expect(unverified.call(repostApi.add, of(_id))).rejects.toMatchObject({ status: 403 })
    await expect(visitor.call(repostApi.add, of(_id))).rejects.toMatchObject({ status: 401 })
    await takeDown(_id)
    await expect(hari.call(repostApi.add, of(_id))).rejects.toMatchObject({ status: 404 })
    await expect(hari.call(repostApi.people, { ...of(_id), query: {} })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('of a post that is gone can still be undone, and says no count', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id } = await write(sita)
    await sita.call(repostApi.add, of(_id))
    await hari.call(repostApi.add, of(_id))
    await takeDown(_id)
    const undone = await hari.call(repostApi.remove, of(_id))
    expect(undone).toEqual({ isReposted: false, repostCount: 0 })
    await expect(hari.call(repostApi.remove, of(_id))).rejects.toMatchObject({ status: 404 })
    const [row] =
      await sql`select repost_count::int as count from post_stats where post_id = ${_id}`
    expect(row).toEqual({ count: 1 })
  })
})

describe('the author', () => {
  test('is notified in one row of all who reposted, and not of those who undid it', async () => {
    const sita = await person('sita')
    const [hari, gita] = [await person('hari'), await person('gita')]
    const { _id } = await write(sita, { title: 'Sel roti' })
    await hari.call(repostApi.add, of(_id))
    await gita.call(repostApi.add, of(_id))
    expect(await noticesOf(sita)).toEqual([`${gita.username} and 1 other reposted “Sel roti”`])
    await gita.call(repostApi.remove, of(_id))
    expect(await noticesOf(sita)).toEqual([`${hari.username} reposted “Sel roti”`])
    await hari.call(repostApi.remove, of(_id))
    expect(await noticesOf(sita)).toEqual([])
  })

  test('is not notified a second time after reading it, nor of an own repost', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id } = await write(sita)
    await sita.call(repostApi.add, of(_id))
    await hari.call(repostApi.add, of(_id))
    await sita.call(notificationApi.readAll, { params: { userId: sita.id } })
    await hari.call(repostApi.remove, of(_id))
    await hari.call(repostApi.add, of(_id))
    const { count } = await sita.call(notificationApi.countUnread, { params: { userId: sita.id } })
    expect(count).toBe(0)
  })
})

async function namesOf(who: Pick<Person, 'call'>, id: string) {
  const { users } = await who.call(repostApi.people, { ...of(id), query: {} })
  return users.map(({ username }) => username)
}

async function noticesOf(who: Person) {
  const page = await who.call(notificationApi.list, { params: { userId: who.id }, query: {} })
  return page.notifications.map(({ content }) => content)
}
