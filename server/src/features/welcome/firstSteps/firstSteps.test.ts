import { authApi } from '@jes/contract/accounts/auth'
import { settingsApi } from '@jes/contract/core/settings'
import { userApi } from '@jes/contract/core/users'
import { firstStepsApi } from '@jes/contract/welcome/firstSteps'
import { describe, expect, test } from 'vitest'
import { banned, founded, joined } from '#test/hubs.ts'
import { block, posted } from '#test/postings.ts'
import { muteHub } from '#test/relating.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

function save(who: Person, body: object) {
  return who.call(firstStepsApi.update, { body })
}

async function stateOf(who: Person) {
  return (await who.call(authApi.me, {})).user.firstSteps
}

describe('the first steps', () => {
  test('of a new member have not been seen, and nothing is chosen', async () => {
    const sita = await person('sita')
    expect(await stateOf(sita)).toBe('unseen')
    expect(await sita.call(firstStepsApi.find, {})).toEqual({
      step: 1,
      isDone: false,
      district: null,
      isDistrictShown: false,
      interests: [],
    })
  })

  test('of a member from before them are nothing to go back to', async () => {
    expect(await stateOf(await person('old', { daysOld: 30 }))).toBe('done')
  })

  test('go on where they were left, until they are done', async () => {
    const sita = await person('sita')
    await save(sita, { step: 2 })
    expect(await stateOf(sita)).toBe('begun')
    await save(sita, { interests: ['music', 'food'] })
    expect(await sita.call(firstStepsApi.find, {})).toMatchObject({
      step: 2,
      interests: ['music', 'food'],
    })
    await save(sita, { isDone: true })
    expect(await stateOf(sita)).toBe('done')
  })

  test('can be walked again, and stay done', async () => {
    const sita = await person('sita')
    await save(sita, { isDone: true })
    await save(sita, { step: 1 })
    expect(await stateOf(sita)).toBe('done')
  })

  test.each([
    { step: 4 },
    { step: '1' },
    { district: 'atlantis' },
    { interests: ['war'] },
    { isDone: 'yes' },
  ])('a wrong choice is refused, and changes nothing: %j', async (body) => {
    const sita = await person('sita')
    await expect(save(sita, body)).rejects.toMatchObject({ status: 422 })
    expect(await stateOf(sita)).toBe('unseen')
  })

  test('are for members', async () => {
    const { find, update, hubs, people } = firstStepsApi
    for (const endpoint of [find, hubs, people])
      expect((await ask(endpoint, {})).statusCode).toBe(401)
    expect((await ask(update, { body: { step: 2 } })).statusCode).toBe(401)
  })
})

describe('the district', () => {
  async function shownOf(who: Person) {
    return (await visitor.call(userApi.find, { params: { id: who.id } })).district
  }

  test('is known to its member alone', async () => {
    const sita = await person('sita')
    expect(await save(sita, { district: 'kaski' })).toMatchObject({
      district: 'kaski',
      isDistrictShown: false,
    })
    expect(await shownOf(sita)).toBeNull()
  })

  test('is on the profile when its member says so, in their language, until they take it back', async () => {
    const sita = await person('sita')
    const headers = { 'accept-language': 'ne' }
    const body = { district: 'kaski', isDistrictShown: true }
    await ask(firstStepsApi.update, { body }, { token: sita.token, headers })
    expect(await shownOf(sita)).toBe('कास्की')
    await save(sita, { district: 'humla' })
    expect(await shownOf(sita)).toBe('Humla')
    await save(sita, { isDistrictShown: false })
    expect(await shownOf(sita)).toBeNull()
    expect((await sita.call(firstStepsApi.find, {})).district).toBe('humla')
  })

  test('that stands on a profile is chosen already, and another place there is left alone', async () => {
    const [sita, far] = [await person('sita'), await person('far')]
    await sita.call(userApi.updateMe, { body: { district: 'kaski' } })
    await far.call(userApi.updateMe, { body: { district: 'Doha' } })
    expect(await sita.call(firstStepsApi.find, {})).toMatchObject({
      district: 'kaski',
      isDistrictShown: true,
    })
    await save(far, { district: 'jhapa', interests: ['abroad'] })
    expect(await shownOf(far)).toBe('Doha')
  })
})

describe('hubs to join', () => {
  async function hubsFor(who: Person) {
    return (await who.call(firstStepsApi.hubs, {})).jehubs
  }

  /** Hubs of Humla, of films and of neither, each as active as can be. */
  async function hubs() {
    const owner = await person('owner')
    const near = await founded(owner, { tags: ['humla'] })
    const named = await founded(owner, { name: `${near.name} हुम्ला` })
    const liked = await founded(owner, { tags: ['चलचित्र'] })
    await sql`update hubs set heat = 50 where id in ${sql([near.id, named.id, liked.id])}`
    return { owner, near, named, liked }
  }

  test('are of the district, then of the interests, then the most active', async () => {
    const { near, named, liked } = await hubs()
    const sita = await person('sita')
    await save(sita, { district: 'humla', interests: ['films'] })
    const ids = (await hubsFor(sita)).map(({ _id }) => _id)
    expect(ids.slice(0, 2).sort()).toEqual([near.id, named.id].sort())
    expect(ids[2]).toBe(liked.id)
    expect(ids.length).toBeLessThanOrEqual(8)
  })

  test('say what was said there last, and how many read there now', async () => {
    const { owner, near } = await hubs()
    const sita = await person('sita')
    await save(sita, { district: 'humla' })
    await posted(owner, { hub: near, title: 'An older one' })
    const newest = await posted(owner, { hub: near, title: 'The road is open' })
    for (const reader of [sita, owner])
      await sql`insert into impressions (user_id, post_id, times) values (${reader.id}, ${newest}, 1)`
    await sql`
      insert into impressions (user_id, post_id, times, last_at)
      values (${(await person('gone')).id}, ${newest}, 1, now() - interval '16 minutes')`
    const hub = (await hubsFor(sita)).find(({ _id }) => _id === near.id)
    expect(hub).toMatchObject({
      latest: { _id: newest, title: 'The road is open', author: { username: owner.username } },
      readers: 2,
    })
  })

  test('stay in their place once joined', async () => {
    const { near } = await hubs()
    const sita = await person('sita')
    await save(sita, { district: 'humla' })
    await joined(near, sita)
    expect((await hubsFor(sita)).find(({ _id }) => _id === near.id)?.joinState).toBe('member')
  })

  test('are neither private, nor muted, nor banned from, and quote nobody whom a block hides', async () => {
    const { owner, near, named, liked } = await hubs()
    const hidden = await founded(owner, { tags: ['humla'], isPrivate: true })
    const sita = await person('sita')
    await save(sita, { district: 'humla', interests: ['films'] })
    await muteHub(sita, named)
    await banned(liked, sita)
    await posted(owner, { hub: near })
    await block(owner, sita)
    const found = await hubsFor(sita)
    expect(found.find(({ _id }) => _id === near.id)?.latest).toBeNull()
    for (const { id } of [hidden, named, liked])
      expect(found.map(({ _id }) => _id)).not.toContain(id)
  })
})

describe('people to follow', () => {
  async function peopleFor(who: Person) {
    return who.call(firstStepsApi.people, {})
  }

  /** Somebody who shows that they are of Dolpa, and has followers. */
  async function ofDolpa(followers = 1_000) {
    const near = await person('near')
    await near.call(userApi.updateMe, { body: { district: 'डोल्पा' } })
    await sql`update users set follower_count = ${followers} where id = ${near.id}`
    return near
  }

  test('are of the district first, and the reason names it in the language of the reader', async () => {
    const near = await ofDolpa()
    const sita = await person('sita')
    await save(sita, { district: 'dolpa' })
    await sita.call(settingsApi.update, { body: { language: 'en' } })
    expect((await peopleFor(sita)).users[0]).toMatchObject({
      _id: near.id,
      why: { reason: 'district', name: 'Dolpa' },
    })
  })

  test('who keep their district to themselves are not found by it', async () => {
    const near = await person('near')
    await save(near, { district: 'manang' })
    const sita = await person('sita')
    await save(sita, { district: 'manang' })
    const { users } = await peopleFor(sita)
    expect(users.filter(({ why }) => why.reason === 'district')).toEqual([])
    expect(users.map(({ _id }) => _id)).not.toContain(near.id)
  })

  test('are not those whom the member follows, who are counted, nor who is behind a block', async () => {
    const [followed, blocker] = [await ofDolpa(5_000), await ofDolpa(6_000)]
    const sita = await person('sita')
    await save(sita, { district: 'dolpa' })
    await sita.call(userApi.follow, { params: { id: followed.id } })
    await block(blocker, sita)
    const { users, following } = await peopleFor(sita)
    expect(following).toBe(1)
    for (const { id } of [followed, blocker]) expect(users.map(({ _id }) => _id)).not.toContain(id)
  })

  test('share a hub that was just joined', async () => {
    const [sita, other] = [await person('sita'), await person('other')]
    const hub = await founded(other)
    await joined(hub, sita)
    const found = (await peopleFor(sita)).users.find(({ _id }) => _id === other.id)
    expect(found?.why).toMatchObject({ reason: 'hubs', name: hub.name })
  })
})
