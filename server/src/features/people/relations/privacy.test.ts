import { type Settings, settingsApi } from '@jes/contract/core/settings'
import { userApi } from '@jes/contract/core/users'
import { exploreApi } from '@jes/contract/feeds/explore'
import { notificationApi } from '@jes/contract/notifications/notifications'
import { searchApi } from '@jes/contract/search/search'
import { describe, expect, test } from 'vitest'
import { follow } from '#test/postings.ts'
import { say } from '#test/talking.ts'
import { ask, newName, type Person, person, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'

function set(who: Person, settings: Partial<Settings>) {
  return who.call(settingsApi.update, { body: settings })
}

async function notificationsOf(who: Person) {
  const { notifications } = await who.call(notificationApi.list, {
    params: { userId: who.id },
    query: {},
  })
  return notifications.map(({ type }) => type)
}

describe('who lets only those they follow call them by name', () => {
  test('is notified of a mention by them alone, in posts and comments', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await set(sita, { mentions: 'following' })
    await follow(sita, gita)
    const content = `Namaste @${sita.username}`
    const { _id: post } = await write(hari, { content })
    await say(hari, post, content)
    expect(await notificationsOf(sita)).toEqual([])
    await say(gita, post, content)
    await write(gita, { content })
    expect(await notificationsOf(sita)).toEqual(['mention', 'mention'])
  })

  test('is still notified of comments on their posts that name them', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await set(sita, { mentions: 'nobody' })
    const { _id: post } = await write(sita)
    const { _id: comment } = await say(sita, post, 'Who comes?')
    await say(hari, post, `Well @${sita.username}`)
    await say(hari, post, `Me, @${sita.username}`, comment)
    expect((await notificationsOf(sita)).sort()).toEqual(['comment', 'reply'])
  })

  test('is not suggested after an @ to those who may not mention them, but can be searched for', async () => {
    const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
    await set(sita, { mentions: 'following' })
    await follow(sita, gita)
    const offered = async (who: Pick<Person, 'call'>, sign: string) => {
      const query = { q: sign + sita.username }
      return (await who.call(searchApi.suggest, { query })).users.map(({ _id }) => _id)
    }
    expect(await offered(hari, '@')).toEqual([])
    expect(await offered(hari, '')).toEqual([sita.id])
    expect(await offered(gita, '@')).toEqual([sita.id])
    await set(sita, { mentions: 'nobody' })
    expect(await offered(gita, '@')).toEqual([])
  })
})

describe('who hides whom they follow', () => {
  test('has both lists to themselves, and the numbers stay', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    await sita.call(userApi.follow, { params: { id: hari.id } })
    await hari.call(userApi.follow, { params: { id: sita.id } })
    await set(sita, { hideFollows: true })

    for (const endpoint of [userApi.followers, userApi.following]) {
      const sent = { params: { id: sita.username }, query: {} }
      const absent = await ask(endpoint, { params: { id: newName('nobody') }, query: {} })
      for (const token of [undefined, hari.token]) {
        const reply = await ask(endpoint, sent, { token })
        expect([reply.statusCode, reply.body]).toEqual([404, absent.body])
      }
      const own = await sita.call(endpoint, sent)
      expect(own.users.map(({ _id }) => _id)).toEqual([hari.id])
    }
    expect(await visitor.call(userApi.find, { params: { id: sita.id } })).toMatchObject({
      hidesFollows: true,
      counts: { followers: 1, following: 1 },
    })
    const ofHari = { params: { id: hari.id }, query: {} }
    const { users } = await visitor.call(userApi.followers, ofHari)
    expect(users.map(({ _id }) => _id)).toEqual([sita.id])
  })

  test('is not given as the reason why somebody is suggested', async () => {
    const [me, friend, other] = [await person('me'), await person('friend'), await person('other')]
    await follow(me, friend)
    await follow(friend, other)
    const reasons = async () =>
      (await me.call(exploreApi.all, {})).users.map(({ _id, why }) => [_id, why.name])
    expect(await reasons()).toContainEqual([other.id, friend.username])

    for (const hiding of [friend, other]) {
      await set(hiding, { hideFollows: true })
      expect(JSON.stringify(await reasons())).not.toContain(friend.username)
      await set(hiding, { hideFollows: false })
    }
  })
})
