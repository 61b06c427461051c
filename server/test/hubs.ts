import type { HubRole, HubRule } from '@jes/contract/hubs/hubs'
import { hubKey } from '#features/core/hubAccess/names.ts'
import { indexHub } from '#features/core/searchIndex/names.ts'
import { encode } from './uploads.ts'
import { app, newName, person, sql, visitor } from './world.ts'

type Traits = {
  name?: string
  description?: string
  isPrivate?: boolean
  tags?: string[]
  rules?: HubRule[]
  daysOld?: number
}

export type TestHub = { id: string; name: string }

/** A hub, written straight to the tables, without the dialog. */
export async function founded(
  owner: { id: string },
  {
    name = newName('hub'),
    description = 'Momo of all shapes',
    isPrivate = false,
    tags = [],
    rules = [],
    daysOld = 0,
  }: Traits = {},
): Promise<TestHub> {
  const [{ id }] = await sql<[{ id: string }]>`
    insert into hubs (id, created_at, name, name_key, description, is_private, tags, rules)
    values (make_id() - (${daysOld}::bigint * 86400000 << 16), now() - make_interval(days => ${daysOld}),
      ${name}, ${hubKey(name)}, ${description}, ${isPrivate}, ${tags}, ${sql.json(rules)})
    returning id`
  await indexHub(sql, id)
  await sql`select add_member(${id}, ${owner.id}, 'owner')`
  return { id, name }
}

export async function joined(
  hub: { id: string },
  member: { id: string },
  role: HubRole = 'member',
) {
  await sql`select add_member(${hub.id}, ${member.id}, ${role})`
}

export async function banned(hub: { id: string }, member: { id: string }, reason = 'Spam') {
  await sql`select take_member(${hub.id}, ${member.id})`
  await sql`insert into hub_bans (hub_id, user_id, reason) values (${hub.id}, ${member.id}, ${reason})`
}

export async function requested(hub: { id: string }, member: { id: string }) {
  await sql`insert into hub_requests (hub_id, user_id) values (${hub.id}, ${member.id})`
}

type Link = { uses?: number; days?: number }

/** An invitation link, and its code. */
export async function linked(hub: { id: string }, by: { id: string }, link: Link = {}) {
  const { uses = 10, days = 7 } = link
  const code = newName('code')
  const [{ id }] = await sql<[{ id: string }]>`
    insert into hub_invites (hub_id, by_id, code, uses_left, expires_at)
    values (${hub.id}, ${by.id}, ${code}, ${uses}, now() + make_interval(days => ${days}))
    returning id`
  return { id, code }
}

export async function invited(hub: { id: string }, member: { id: string }, by: { id: string }) {
  await sql`
    insert into hub_invites (hub_id, by_id, user_id, expires_at)
    values (${hub.id}, ${by.id}, ${member.id}, now() + interval '7 days')`
}

/** A hub with one of each kind of person inside and outside of it. */
export async function hubWithAll(traits: Traits = {}) {
  const owner = await person('owner')
  const hub = await founded(owner, traits)
  const people = {
    visitor: { ...visitor, id: '1', token: undefined },
    outsider: await person('outsider'),
    requester: await person('requester'),
    invited: await person('invited'),
    banned: await person('banned'),
    member: await person('member'),
    moderator: await person('moderator'),
    owner,
  }
  await requested(hub, people.requester)
  await invited(hub, people.invited, owner)
  await banned(hub, people.banned)
  await joined(hub, people.member)
  await joined(hub, people.moderator, 'moderator')
  return { hub, ...people }
}

type Parts = Record<string, string | Uint8Array | undefined>
type Sending = { token?: string | undefined; key?: string; server?: typeof app }

/** Sends the form of a hub as the dialog does; bytes are files. */
export async function sendHub(
  parts: Parts,
  { token, key, server = app }: Sending,
  [method, url]: ['POST' | 'PATCH', string] = ['POST', '/api/jehub/'],
) {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') form.append(name, part)
    else if (part) form.append(name, new Blob([new Uint8Array(part)]), 'picture.png')
  }
  const { headers, body } = await encode(form)
  return server.inject({
    method,
    url,
    body,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
  })
}
