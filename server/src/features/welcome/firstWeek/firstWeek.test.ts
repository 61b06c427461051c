import { authApi } from '@jes/contract/accounts/auth'
import { passkeyApi } from '@jes/contract/accounts/passkeys'
import { userApi } from '@jes/contract/core/users'
import { firstStepsApi } from '@jes/contract/welcome/firstSteps'
import { firstWeekApi } from '@jes/contract/welcome/firstWeek'
import { expect, test } from 'vitest'
import { makeAuthenticator } from '#test/authenticator.ts'
import { founded, joined } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { PASSWORD, type Person, person, sql, visitor } from '#test/world.ts'

async function weekOf(who: Person) {
  return (await who.call(firstWeekApi.find, {})).week
}

test('a new member has things to do, and each is done when it is', async () => {
  const sita = await person('sita')
  expect(await weekOf(sita)).toEqual({ done: [], hub: null })

  await sita.call(firstStepsApi.update, { body: { interests: ['food'] } })
  expect((await weekOf(sita))?.done).toEqual(['steps'])

  await sita.call(userApi.updateMe, { body: { displayName: 'Sita Rai' } })
  expect((await weekOf(sita))?.done).toEqual(['steps'])
  await sql`update users set image = 'face.webp' where id = ${sita.id}`
  expect((await weekOf(sita))?.done).toEqual(['steps', 'face'])

  for (let n = 0; n < 3; n++) await joined(await founded(await person('owner')), sita)
  expect((await weekOf(sita))?.done).toEqual(['steps', 'face', 'hubs'])

  for (let n = 0; n < 5; n++)
    await sita.call(userApi.follow, { params: { id: (await person('friend')).id } })
  expect((await weekOf(sita))?.done).toEqual(['steps', 'face', 'hubs', 'people'])

  await posted(sita)
  const five = ['steps', 'face', 'hubs', 'people', 'namaste']
  expect((await weekOf(sita))?.done).toEqual(five)

  const { options } = await sita.call(passkeyApi.startCreation, { body: { password: PASSWORD } })
  const credential = makeAuthenticator().create(options)
  await sita.call(passkeyApi.create, { body: { credential } })
  expect((await weekOf(sita))?.done).toEqual([...five, 'passkey'])
})

test('the hub to say namaste in is the one of mine where most people are, and no private one', async () => {
  const [sita, owner] = [await person('sita'), await person('owner')]
  const [quiet, busy] = [await founded(owner), await founded(owner)]
  const hidden = await founded(owner, { isPrivate: true })
  for (const hub of [quiet, busy, hidden]) await joined(hub, sita)
  await sql`update hubs set heat = 9 where id in ${sql([quiet.id, hidden.id])}`
  const post = await posted(owner, { hub: busy })
  await sql`insert into impressions (user_id, post_id, times) values (${owner.id}, ${post}, 1)`
  expect((await weekOf(sita))?.hub).toEqual({ name: busy.name, readers: 1 })
})

test('the list is gone after a week', async () => {
  expect(await weekOf(await person('sita', { daysOld: 8 }))).toBeNull()
})

test('the list is gone when its member closes it, and nobody is sent to the first steps after that', async () => {
  const sita = await person('sita')
  await sita.call(firstWeekApi.close, {})
  await sita.call(firstWeekApi.close, {})
  expect(await weekOf(sita)).toBeNull()
  expect((await sita.call(authApi.me, {})).user.firstSteps).toBe('done')
})

test('the list is for members', async () => {
  await expect(visitor.call(firstWeekApi.find, {})).rejects.toMatchObject({ status: 401 })
  await expect(visitor.call(firstWeekApi.close, {})).rejects.toMatchObject({ status: 401 })
})
