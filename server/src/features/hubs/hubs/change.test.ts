import { userApi } from '@jes/contract/core/users'
import { type Hub, hubApi } from '@jes/contract/hubs/hubs'
import { describe, expect, test } from 'vitest'
import {
  banned,
  founded,
  invited,
  joined,
  linked,
  requested,
  sendHub,
  type TestHub,
} from '#test/hubs.ts'
import { posted } from '#test/postings.ts'
import { flat } from '#test/uploads.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'

function edit(who: Person, hub: TestHub, parts: Record<string, string | Uint8Array | undefined>) {
  return sendHub(parts, who, ['PATCH', `/api/jehub/${encodeURIComponent(hub.name)}`])
}

describe('changing a hub', () => {
  test('changes what is said, leaves the rest, and is written down', async () => {
    const owner = await person('owner')
    const hub = await founded(owner, { tags: ['old'], rules: [{ title: 'One', description: '' }] })
    const first = (await edit(owner, hub, { description: 'All about jhol momo' })).json<Hub>()
    expect(first).toMatchObject({ description: 'All about jhol momo', tags: ['old'] })

    const rules = '[{"title":"Two","description":"Be kind"}]'
    const second = (await edit(owner, hub, { tags: '["new"]', rules })).json<Hub>()
    expect(second).toMatchObject({
      name: hub.name,
      description: 'All about jhol momo',
      tags: ['new'],
      rules: [{ title: 'Two', description: 'Be kind' }],
    })
    expect((await edit(owner, hub, { tags: '[]', rules: '[]' })).json<Hub>()).toMatchObject({
      tags: [],
      rules: [],
    })
    const logged = await sql`select action from mod_log where hub_id = ${hub.id}`
    expect(logged.map(({ action }) => action)).toEqual(['editHub', 'editHub', 'editHub'])
  })

  test('says the district of the hub, one of the 77 or none', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    expect((await edit(owner, hub, { district: 'kaski' })).json<Hub>().district).toBe('kaski')
    expect((await edit(owner, hub, { tags: '["lake"]' })).json<Hub>().district).toBe('kaski')
    const refused = await edit(owner, hub, { district: 'atlantis' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toHaveProperty('district')
    expect((await edit(owner, hub, { district: '' })).json<Hub>().district).toBeNull()
  })

  test('puts pictures on and takes them off', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const icon = await flat(300, 300).png().toBuffer()
    expect((await edit(owner, hub, { icon })).json<Hub>().icon).toMatch(/-300\.webp$/)
    expect((await edit(owner, hub, { tags: '[]' })).json<Hub>().icon).toMatch(/-300\.webp$/)
    expect((await edit(owner, hub, { icon: '' })).json<Hub>().icon).toBeNull()
  })

  test('never changes the name', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    expect((await edit(owner, hub, { name: 'Another name' })).statusCode).toBe(400)
  })

  test('refuses at the field what is wrong', async () => {
    const owner = await person('owner')
    const hub = await founded(owner)
    const reply = await edit(owner, hub, { description: 'short' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      errors: { description: 'Description must be at least 10 characters' },
    })
  })

  test('a public one may be made private: its posts leave what outsiders see', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner)
    await posted(sita, { hub })
    const posts = async () =>
      (await visitor.call(userApi.find, { params: { id: sita.id } })).counts.posts
    expect(await posts()).toBe(1)
    expect((await edit(owner, hub, { isPrivate: 'true' })).json<Hub>().isPrivate).toBe(true)
    expect(await posts()).toBe(0)
    const found = await visitor.call(hubApi.find, { params: { id: hub.id } })
    expect(found).toMatchObject({ canSee: false, postCount: null })
  })

  test('a private one may be opened only before anybody wrote in it', async () => {
    const [owner, sita] = [await person('owner'), await person('sita')]
    const hub = await founded(owner, { isPrivate: true })
    await requested(hub, sita)
    expect((await edit(owner, hub, { isPrivate: 'false' })).json<Hub>().isPrivate).toBe(false)
    await edit(owner, hub, { isPrivate: 'true' })
    await posted(owner, { hub })
    const reply = await edit(owner, hub, { isPrivate: 'false' })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toMatchObject({
      errors: { isPrivate: 'What was written in private stays private' },
    })
  })
})

describe('closing a hub', () => {
  test('leaves nothing of it to be seen, frees its name, and the counts are exact', async () => {
    const [owner, sita, out] = [await person('owner'), await person('sita'), await person('out')]
    const hub = await founded(owner)
    await joined(hub, sita)
    await banned(hub, out)
    await requested(hub, await person('asker'))
    await invited(hub, await person('guest'), owner)
    await linked(hub, owner)
    await posted(sita, { hub })
    await posted(sita)
    const held = await posted(sita, { hub })
    await sql`select moderate_post(${held}, 'held')`

    await owner.call(hubApi.remove, { params: { id: hub.name } })
    for (const id of [hub.name, hub.id]) {
      const attempt = owner.call(hubApi.find, { params: { id } })
      await expect(attempt).rejects.toMatchObject({ status: 404 })
    }
    expect((await sita.call(hubApi.mine, {})).jehubs).toEqual([])
    const profile = await visitor.call(userApi.find, { params: { id: sita.id } })
    expect(profile.counts.posts).toBe(1)
    const left = await sql`
      select h.member_count, h.post_count,
        (select count(*) from hub_members m where m.hub_id = h.id)
        + (select count(*) from hub_requests r where r.hub_id = h.id)
        + (select count(*) from hub_invites i where i.hub_id = h.id)
        + (select count(*) from hub_bans b where b.hub_id = h.id)
        + (select count(*) from post_stats s where s.hub_id = h.id and (s.is_live or s.is_held)) as rows
      from hubs h where h.id = ${hub.id}`
    expect(left).toEqual([{ memberCount: 0, postCount: 0, rows: '0' }])

    const again = await sendHub({ name: hub.name, description: 'Momo once more' }, sita)
    expect(again.statusCode).toBe(201)
  })
})
