import { exploreApi } from '@jes/contract/feeds/explore'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenForChanges } from '#lib/changes.ts'
import { notifyEvents } from '#lib/events/notifyEvents.ts'
import { founded, joined } from '#test/hubs.ts'
import { block, follow } from '#test/postings.ts'
import { mute, muteHub } from '#test/relating.ts'
import { type Person, person, sql } from '#test/world.ts'

let changes: Awaited<ReturnType<typeof listenForChanges>>
beforeAll(async () => {
  changes = await listenForChanges(notifyEvents(sql))
})
afterAll(() => changes.close())

/** I follow a friend, who follows somebody and is in two hubs, one of them with me. */
async function neighbours() {
  const names = ['me', 'friend', 'somebody'] as const
  const [me, friend, somebody] = await Promise.all(names.map((name) => person(name)))
  await follow(me!, friend!)
  await follow(friend!, somebody!)
  const [ours, theirs] = [await founded(friend!), await founded(friend!)]
  await joined(ours, me!)
  return { me: me!, friend: friend!, somebody: somebody!, hub: theirs }
}
type Neighbours = Awaited<ReturnType<typeof neighbours>>

async function suggestedTo(me: Person, { somebody, hub }: Neighbours) {
  const { users, jehubs } = await me.call(exploreApi.all, {})
  const user = users.find(({ _id }) => _id === somebody.id)
  return { by: user?.why.name, hasHub: jehubs.some(({ _id }) => _id === hub.id) }
}

test.each<[string, (world: Neighbours) => Promise<unknown>, object]>([
  ['follows them', ({ me, somebody }) => follow(me, somebody), { by: undefined }],
  ['mutes them', ({ me, somebody }) => mute(me, somebody), { by: undefined }],
  ['is blocked by them', ({ me, somebody }) => block(somebody, me), { by: undefined }],
  ['blocks whom they were named by', ({ me, friend }) => block(me, friend), { by: undefined }],
  [
    'dismisses them',
    ({ me, somebody }) => me.call(exploreApi.pass, { body: { kind: 'user', id: somebody.id } }),
    { by: undefined },
  ],
  [
    'may not know any more whom the friend follows',
    ({ friend }) => sql`
      update users set settings = settings || '{"hideFollows": true}' where id = ${friend.id}`,
    { by: undefined },
  ],
  ['joins the hub', ({ me, hub }) => joined(hub, me), { hasHub: false }],
  ['mutes the hub', ({ me, hub }) => muteHub(me, hub), { hasHub: false }],
  [
    'dismisses the hub',
    ({ me, hub }) => me.call(exploreApi.pass, { body: { kind: 'jehub', id: hub.id } }),
    { hasHub: false },
  ],
  [
    'meets a hub that is closed',
    ({ hub }) => sql`update hubs set closed_at = now() where id = ${hub.id}`,
    { hasHub: false },
  ],
])('a suggestion of a moment ago is not made again to who %s', async (_, act, changed) => {
  const world = await neighbours()
  const before = { by: world.friend.username, hasHub: true }
  expect(await suggestedTo(world.me, world)).toEqual(before)
  await act(world)
  expect(await suggestedTo(world.me, world)).toEqual({ ...before, ...changed })
})
