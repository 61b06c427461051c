import { type DraftContent, draftApi, MOST_DRAFTS } from '@jes/contract/posts/drafts'
import { describe, expect, test } from 'vitest'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { imageOf } from '#test/writing.ts'

const EMPTY: DraftContent = {
  title: '',
  content: '',
  images: [],
  jehub: null,
  poll: null,
  sensitive: false,
}

function keep(who: Pick<Person, 'call'>, content: Partial<DraftContent> = {}) {
  return who.call(draftApi.create, { body: { ...EMPTY, ...content } })
}

function update(who: Person, id: string, content: Partial<DraftContent>) {
  return who.call(draftApi.update, { params: { id }, body: { ...EMPTY, ...content } })
}

async function list(who: Person) {
  return (await who.call(draftApi.list, {})).drafts
}

function picture(_id: string, alt = '') {
  return { _id, alt, url: 'https://evil.np/x', width: 1, height: 1, placeholder: '', sizes: [] }
}

describe('a draft', () => {
  test('is saved as it is, changed, listed newest first, and discarded', async () => {
    const sita = await person('sita')
    const poll = { options: ['Buff', ''], hours: 24 }
    const first = await keep(sita, { title: 'M', poll })
    const second = await keep(sita, { content: 'Chiya' })

    expect(first).toMatchObject({ ...EMPTY, title: 'M', poll })
    expect(await list(sita)).toEqual([second, first])

    const changed = await update(sita, first._id, { title: 'Momo' })
    expect(changed).toMatchObject({ _id: first._id, title: 'Momo', poll: null })
    expect((await list(sita)).map(({ _id }) => _id)).toEqual([first._id, second._id])

    await sita.call(draftApi.remove, { params: { id: first._id } })
    expect(await list(sita)).toEqual([second])
  })

  test('shows pictures as they are stored, whatever the caller says of them', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const [mine, theirs] = [await imageOf(sita), await imageOf(hari)]

    const draft = await keep(sita, { images: [picture(mine, 'Steam'), picture(theirs)] })

    expect(draft.images).toHaveLength(1)
    expect(draft.images[0]).toMatchObject({ _id: mine, alt: 'Steam', width: 1600 })
    expect(JSON.stringify(draft)).not.toContain('evil')
  })

  test('is one of fifty at most: the oldest goes', async () => {
    const sita = await person('sita')
    await sql`
      insert into drafts (user_id, content, updated_at)
      select ${sita.id}, ${sql.json({ ...EMPTY, title: 'Old' })}, now() - n * interval '1 hour'
      from generate_series(1, ${MOST_DRAFTS}::int) n`
    const oldest = (await list(sita)).at(-1)
    const newest = await keep(sita, { title: 'New' })

    const drafts = await list(sita)
    expect(drafts).toHaveLength(MOST_DRAFTS)
    expect(drafts[0]?._id).toBe(newest._id)
    expect(drafts.map(({ _id }) => _id)).not.toContain(oldest?._id)
  })
})

describe('is refused', () => {
  test('to anyone but its author, for whom it does not exist', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await keep(sita, { title: 'Secret' })

    expect(await list(hari)).toEqual([])
    await expect(update(hari, id, { title: 'Mine' })).rejects.toMatchObject({ status: 404 })
    await expect(hari.call(draftApi.remove, { params: { id } })).rejects.toMatchObject({
      status: 404,
    })
    expect((await list(sita))[0]?.title).toBe('Secret')
  })

  test('to visitors', async () => {
    await expect(visitor.call(draftApi.list, {})).rejects.toMatchObject({ status: 401 })
    await expect(keep(visitor)).rejects.toMatchObject({ status: 401 })
  })

  test.each<[object, string]>([
    [{ content: 'x'.repeat(30_001) }, 'content'],
    [{ title: 7 }, 'title'],
    [{ sensitive: 'no' }, 'sensitive'],
    [{ images: Array(9).fill(picture('1')) }, 'images'],
    [{ images: [picture('1', 'x'.repeat(1_001))] }, 'images.0.alt'],
  ])('when it does not fit', async (content, field) => {
    const sita = await person('sita')
    const refusal = await keep(sita, content).catch((error) => error)
    expect([refusal.status, Object.keys(refusal.errors)]).toEqual([422, [field]])
  })
})
