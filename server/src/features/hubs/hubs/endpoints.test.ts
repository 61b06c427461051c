import { hubApi } from '@jes/contract/hubs/hubs'
import { membershipApi } from '@jes/contract/hubs/memberships'
import type { AnyEndpoint, Sent } from '@jes/contract/lib/endpoint'
import { describe, expect, test } from 'vitest'
import { hubWithAll, linked, requested, sendHub } from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { ask, newName, person, sql } from '#test/world.ts'

const ACTORS = [
  'visitor',
  'outsider',
  'requester',
  'invited',
  'banned',
  'member',
  'moderator',
  'owner',
] as const
const ANYBODY = [200, 200, 200, 200, 200, 200, 200, 200]
const SIGNED_IN = [401, 200, 200, 200, 200, 200, 200, 200]
const INSIDE = [404, 404, 404, 404, 404, 200, 200, 200]

type Caller = { id: string; token: string | undefined }
type Reply = { statusCode: number; body: string }
type EndpointCase = {
  /** One call to an endpoint of a hub, by its name or id. */
  knock: (who: Caller, hub: string, real: { id: string }, owner: Caller) => Promise<Reply>
  open: number[]
  closed: number[]
}

/** For the team; a member of it gets `status`. */
function team(knock: EndpointCase['knock'], status = 200): EndpointCase {
  const good = [status, status]
  return {
    knock,
    open: [401, 403, 403, 403, 403, 403, ...good],
    closed: [401, 404, 404, 404, 404, 403, ...good],
  }
}

function owners(knock: EndpointCase['knock'], status = 200): EndpointCase {
  return {
    knock,
    open: [401, 403, 403, 403, 403, 403, 403, status],
    closed: [401, 404, 404, 404, 404, 403, 403, status],
  }
}

/** A call that needs nothing but the hub. */
function plain<E extends AnyEndpoint>(endpoint: E, sent: object = {}): EndpointCase['knock'] {
  return ({ token }, id) =>
    ask(endpoint, { params: { id }, query: {}, ...sent } as Sent<E>, { token })
}

const REASON = { reason: 'Spam' }
const ENDPOINTS: Record<string, EndpointCase> = {
  find: { knock: plain(hubApi.find), open: ANYBODY, closed: ANYBODY },
  related: { knock: plain(hubApi.related), open: ANYBODY, closed: INSIDE },
  posts: { knock: plain(hubApi.posts), open: ANYBODY, closed: INSIDE },
  edit: owners(({ token }, id) =>
    sendHub({ description: 'Another description' }, { token }, ['PATCH', `/api/jehub/${id}`]),
  ),
  remove: owners(plain(hubApi.remove), 204),
  join: {
    knock: plain(membershipApi.join),
    open: [401, 200, 200, 200, 403, 200, 200, 200],
    closed: [401, 200, 200, 200, 403, 200, 200, 200],
  },
  leave: {
    knock: plain(membershipApi.leave),
    open: [401, 200, 200, 200, 200, 200, 200, 409],
    closed: [401, 200, 200, 200, 200, 200, 200, 409],
  },
  check: { knock: plain(membershipApi.check), open: SIGNED_IN, closed: SIGNED_IN },
  watch: {
    knock: plain(membershipApi.watch, { body: { watched: true } }),
    open: [401, 403, 403, 403, 403, 200, 200, 200],
    closed: [401, 404, 404, 404, 404, 200, 200, 200],
  },
  members: { knock: plain(membershipApi.members), open: ANYBODY, closed: INSIDE },
  role: owners(async ({ token }, id, hub) => {
    const { id: userId } = await memberOf(hub)
    return ask(
      membershipApi.change,
      { params: { id, userId }, body: { role: 'moderator' } },
      { token },
    )
  }),
  handOver: owners(async ({ token }, id, hub) => {
    const { id: userId } = await memberOf(hub)
    return ask(membershipApi.change, { params: { id, userId }, body: { role: 'owner' } }, { token })
  }),
  ban: team(async ({ token }, id, hub) => {
    const { id: userId } = await memberOf(hub)
    const body = { ban: { days: 3, ...REASON } }
    return ask(membershipApi.change, { params: { id, userId }, body }, { token })
  }),
  unban: team(async ({ token }, id, hub) => {
    const { id: userId } = await person('spammer')
    await sql`insert into hub_bans (hub_id, user_id) values (${hub.id}, ${userId})`
    return ask(membershipApi.change, { params: { id, userId }, body: { ban: null } }, { token })
  }),
  bans: team(plain(membershipApi.bans)),
  warn: team(async ({ token }, id, hub) => {
    const { id: userId } = await memberOf(hub)
    return ask(membershipApi.warn, { params: { id, userId }, body: REASON }, { token })
  }, 204),
  notes: team(({ id: userId, token }, id) =>
    ask(membershipApi.notes, { params: { id, userId } }, { token }),
  ),
  note: team(async ({ token }, id) => {
    const { id: userId } = await person('noted')
    return ask(membershipApi.note, { params: { id, userId }, body: { text: 'Hm' } }, { token })
  }, 201),
  removeNote: team(async ({ token }, id, hub, owner) => {
    const { id: userId } = await person('noted')
    const [note] = await sql<[{ id: string }]>`
      insert into hub_notes (hub_id, user_id, by_id, text)
      values (${hub.id}, ${userId}, ${owner.id}, 'Hm') returning id`
    return ask(membershipApi.removeNote, { params: { id, userId, noteId: note.id } }, { token })
  }, 204),
  requests: team(plain(membershipApi.requests)),
  answer: team(async ({ token }, id, hub) => {
    const { id: userId } = await person('asker')
    await requested(hub, { id: userId })
    return ask(membershipApi.answer, { params: { id }, body: { userId, approve: true } }, { token })
  }),
  invites: team(plain(membershipApi.invites)),
  invite: team(plain(membershipApi.invite, { body: { uses: 3, days: 3 } }), 201),
  inviteByName: team(async ({ token }, id) => {
    const { username } = await person('guest')
    return ask(membershipApi.invite, { params: { id }, body: { username } }, { token })
  }, 201),
  revoke: team(async ({ token }, id, hub, owner) => {
    const { id: inviteId } = await linked(hub, owner)
    return ask(membershipApi.revoke, { params: { id, inviteId } }, { token })
  }, 204),
}

async function memberOf(hub: { id: string }) {
  const member = await person('other')
  await sql`select add_member(${hub.id}, ${member.id})`
  return member
}

describe.each(['open', 'closed'] as const)('at an %s hub', (kind) => {
  test.each(Object.keys(ENDPOINTS))('the endpoint %s is for whom it is', async (name) => {
    const { knock, [kind]: expected } = ENDPOINTS[name]!
    const { hub, ...people } = await hubWithAll({ isPrivate: kind === 'closed' })
    await posted(people.member, { hub })
    const statuses: number[] = []
    for (const actor of ACTORS) {
      const reply = await knock(people[actor], hub.id, hub, people.owner)
      statuses.push(reply.statusCode)
      if (reply.statusCode !== 404) continue
      // A hub that they may not see replies like one that does not exist.
      const absent = await knock(people[actor], newName('absent'), hub, people.owner)
      expect(reply.body).toBe(absent.body)
      expect(absent.statusCode).toBe(404)
    }
    expect(Object.fromEntries(ACTORS.map((actor, at) => [actor, statuses[at]]))).toEqual(
      Object.fromEntries(ACTORS.map((actor, at) => [actor, expected[at]])),
    )
  })

  test('the endpoint of a link is open to who has it, but for the banned', async () => {
    const { hub, ...people } = await hubWithAll({ isPrivate: kind === 'closed' })
    const params = { code: (await linked(hub, people.owner)).code }
    const [found, accepted]: number[][] = [[], []]
    for (const actor of ACTORS) {
      const { token } = people[actor]
      found?.push((await ask(membershipApi.findInvite, { params }, { token })).statusCode)
      accepted?.push((await ask(membershipApi.accept, { params }, { token })).statusCode)
    }
    expect(found).toEqual(ANYBODY)
    expect(accepted).toEqual([401, 200, 200, 200, 403, 200, 200, 200])
  })

  test('every endpoint of an absent hub is closed, but for the question of membership', async () => {
    const { hub, owner } = await hubWithAll({ isPrivate: kind === 'closed' })
    for (const [name, { knock }] of Object.entries(ENDPOINTS)) {
      const reply = await knock(owner, newName('absent'), hub, owner)
      expect([name, reply.statusCode]).toEqual([name, name === 'check' ? 200 : 404])
    }
  })
})

test('the table knows every endpoint of both contracts', () => {
  const shared = ['list', 'popular', 'tags', 'mine', 'create', 'findInvite', 'accept', 'change']
  const known = new Set([...Object.keys(ENDPOINTS), ...shared])
  const endpoints = [...Object.keys(hubApi), ...Object.keys(membershipApi)]
  expect(endpoints.filter((endpoint) => !known.has(endpoint))).toEqual([])
})

test('outsiders learn of a private hub what the contract says, and no more', async () => {
  const { hub, ...people } = await hubWithAll({
    isPrivate: true,
    tags: ['secret'],
    rules: [{ title: 'Hush', description: '' }],
  })
  await sql`
    with image as (
      insert into images (owner_id, key, width, height, placeholder, widths, bytes, is_private)
      values (${people.owner.id}, 'pr/iv/cover', 1080, 360, 'AAAA', '{1080}', 1000, true) returning id
    )
    update hubs set cover_id = (select id from image), icon_id = (select id from image) where id = ${hub.id}`
  for (const actor of ['visitor', 'outsider', 'requester', 'invited', 'banned'] as const) {
    const found = await people[actor].call(hubApi.find, { params: { id: hub.name } })
    expect(found).toEqual({
      _id: hub.id,
      isMuted: false,
      name: hub.name,
      description: 'Momo of all shapes',
      icon: '/media/pr/iv/cover-1080.webp',
      cover: null,
      isPrivate: true,
      memberCount: 3,
      joinState:
        { requester: 'requested', visitor: 'none', outsider: 'none' }[actor as string] ?? actor,
      tags: [],
      district: null,
      rules: [],
      createdAt: null,
      postCount: null,
      team: [],
      myRole: null,
      isWatched: false,
      canSee: false,
      canPost: false,
      canModerate: false,
      waiting: null,
      ban: actor === 'banned' ? { reason: 'Spam', until: null, act: null } : null,
    })
  }

  const inside = await people.moderator.call(hubApi.find, { params: { id: hub.id } })
  expect(inside).toMatchObject({
    tags: ['secret'],
    cover: '/media/pr/iv/cover-1080.webp',
    myRole: 'moderator',
    canPost: true,
    canModerate: true,
    waiting: { reports: 0, requests: 1 },
    team: [{ role: 'owner' }, { role: 'moderator' }],
  })
})
