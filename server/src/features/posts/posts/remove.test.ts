import { postApi } from '@jes/contract/posts/posts'
import { parseCrontab } from 'graphile-worker'
import { describe, expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { ask, givePass, type Person, person, sql, visitor } from '#test/world.ts'
import { write } from '#test/writing.ts'
import { postCrontab, postTasks } from './tasks.ts'

function remove(who: Pick<Person, 'call'>, id: string) {
  return who.call(postApi.remove, { params: { id } })
}

function restore(who: Pick<Person, 'call'>, id: string) {
  return who.call(postApi.restore, { params: { id } })
}

async function countOf({ id }: Person) {
  const [row] = await sql`select post_count from users where id = ${id}`
  return row?.postCount
}

describe('a deleted post', () => {
  test('is gone for everyone at once, with the same bytes as one that never was', async () => {
    const sita = await person('sita')
    const { _id: id } = await write(sita)

    const { undoUntil } = await remove(sita, id)

    const seconds = (Date.parse(undoUntil) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(5)
    expect(seconds).toBeLessThanOrEqual(10.5)
    const [gone, never] = await Promise.all(
      [id, '123'].map((id) => ask(postApi.find, { params: { id } }, { token: sita.token })),
    )
    expect(gone?.statusCode).toBe(404)
    expect(gone?.body).toBe(never?.body)
    expect(await countOf(sita)).toBe(0)
  })

  test('comes back whole when its author undoes it in time', async () => {
    const sita = await person('sita')
    const post = await write(sita, { content: '#momo' })
    await remove(sita, post._id)

    expect(await restore(sita, post._id)).toEqual(post)
    expect(await countOf(sita)).toBe(1)
    await expect(restore(sita, post._id)).rejects.toMatchObject({ status: 404 })
  })

  test('stays away for anyone else, and when it is too late', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await write(sita)
    await remove(sita, id)

    await expect(restore(hari, id)).rejects.toMatchObject({ status: 404 })
    await expect(restore(visitor, id)).rejects.toMatchObject({ status: 401 })
    await sql`update posts set deleted_at = now() - interval '11 seconds' where id = ${id}`
    await expect(restore(sita, id)).rejects.toMatchObject({ status: 404 })
  })

  test('is counted once, however often the button is pressed', async () => {
    const sita = await person('sita')
    await write(sita)
    const { _id: id } = await write(sita)
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => remove(sita, id)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await countOf(sita)).toBe(1)
  })

  test('can only be deleted by its author', async () => {
    const [sita, hari, eve] = [await person('sita'), await person('hari'), await person('eve')]
    const { _id: id } = await write(sita)
    await block(sita, eve)
    await expect(remove(hari, id)).rejects.toMatchObject({ status: 403 })
    await expect(remove(eve, id)).rejects.toMatchObject({ status: 404 })
    await expect(remove(visitor, id)).rejects.toMatchObject({ status: 401 })
    expect((await visitor.call(postApi.find, { params: { id } }))._id).toBe(id)
  })
})

describe('a pinned post', () => {
  test('is one, the last that was pinned, until it is taken down', async () => {
    const sita = await person('sita')
    const [first, second] = [await write(sita), await write(sita)]
    const pin = ({ _id: id }: { _id: string }, pinned: boolean) =>
      sita.call(postApi.pin, { params: { id }, body: { pinned } })
    const isPinned = async ({ _id: id }: { _id: string }) =>
      (await visitor.call(postApi.find, { params: { id } })).isPinned

    await pin(first, true)
    expect(await pin(second, true)).toEqual({ isPinned: true })
    expect([await isPinned(first), await isPinned(second)]).toEqual([false, true])

    await pin(first, false)
    expect(await isPinned(second)).toBe(true)
    expect(await pin(second, false)).toEqual({ isPinned: false })
    expect(await isPinned(second)).toBe(false)
  })

  test('has four beside it with a pass, and a sixth waits until one is unpinned', async () => {
    const sita = await person('sita')
    await givePass(sita)
    const posts = []
    for (let n = 0; n < 6; n++) posts.push(await write(sita))
    const pin = ({ _id: id }: { _id: string }, pinned: boolean) =>
      sita.call(postApi.pin, { params: { id }, body: { pinned } })
    const pinned = async () => {
      const { ads } = await visitor.call(postApi.ofUser, { params: { userId: sita.id }, query: {} })
      return ads.filter(({ isPinned }) => isPinned).map(({ _id }) => _id)
    }

    const [sixth, ...five] = posts
    for (const post of five) await pin(post, true)
    await expect(pin(sixth!, true)).rejects.toMatchObject({
      status: 409,
      error: 'You can pin 5 posts. Unpin one first.',
    })
    await pin(five[2]!, true)
    expect(await pinned()).toEqual([2, 4, 3, 1, 0].map((index) => five[index]!._id))

    await remove(sita, five[0]!._id)
    await pin(sixth!, true)
    expect(await pinned()).toEqual([sixth, ...[2, 4, 3, 1].map((n) => five[n])].map((p) => p?._id))

    await givePass(sita, -1)
    expect(await pinned()).toEqual([sixth!._id])
    await pin(five[1]!, true)
    await givePass(sita)
    expect(await pinned()).toEqual([five[1]!._id])
  })

  test('six at once are five', async () => {
    const sita = await person('sita')
    await givePass(sita)
    const posts = []
    for (let n = 0; n < 6; n++) posts.push(await write(sita))
    const notified = await Promise.allSettled(
      posts.map(({ _id: id }) =>
        sita.call(postApi.pin, { params: { id }, body: { pinned: true } }),
      ),
    )
    expect(notified.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('is one’s own', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await write(sita)
    const sent = { params: { id }, body: { pinned: true } }
    await expect(hari.call(postApi.pin, sent)).rejects.toMatchObject({ status: 403 })
    await expect(visitor.call(postApi.pin, sent)).rejects.toMatchObject({ status: 401 })
    const wrong = { params: { id }, body: { pinned: 1 as never } }
    await expect(sita.call(postApi.pin, wrong)).rejects.toMatchObject({
      errors: { pinned: 'pinned is true or false' },
    })
  })
})

describe('sweeping', () => {
  test('drops what was deleted a month ago, with all that hangs on it, and nothing else', async () => {
    const sita = await person('sita')
    const [old, recent, live] = [await write(sita), await write(sita), await write(sita)]
    for (const { _id } of [old, recent]) await remove(sita, _id)
    await sql`update posts set deleted_at = now() - interval '31 days' where id = ${old._id}`
    await sql`
      insert into idempotent_replies (user_id, key, request_hash, created_at)
      values (${sita.id}, 'old', '', now() - interval '25 hours'), (${sita.id}, 'new', '', now())`
    await sql`insert into view_marks values (${old._id}, 'x', 1)`

    await postTasks.sweepPosts?.({}, {} as never)

    const posts = await sql`select id from posts where author_id = ${sita.id} order by id`
    const keys = await sql`select key from idempotent_replies where user_id = ${sita.id}`
    expect(posts.map(({ id }) => id)).toEqual([recent._id, live._id])
    expect(keys.map(({ key }) => key)).toEqual(['new'])
    expect(await sql`select from view_marks where hour = 1`).toHaveLength(0)
  })

  test('every job of the clock has its task', () => {
    for (const { task } of parseCrontab(postCrontab)) expect(postTasks).toHaveProperty(task)
  })
})
