import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { expect, test } from 'vitest'
import { block, posted, takeDown } from '#test/postings.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'

const save = (who: Person, adId: string) => who.call(bookmarkApi.add, { params: { adId } })
const letGo = (who: Person, adId: string) => who.call(bookmarkApi.remove, { params: { adId } })

async function saved(who: Person, query: { q?: string; cursor?: string; limit?: number } = {}) {
  const { bookmarks, nextCursor } = await who.call(bookmarkApi.list, { query })
  return { ids: bookmarks.map(({ adId }) => adId), bookmarks, nextCursor }
}

test('a member saves posts and finds them newest first; nobody else sees which', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const ids = [await posted(hari), await posted(hari), await posted(hari)]
  for (const id of ids) await save(sita, id)

  const { ids: found, bookmarks } = await saved(sita)
  expect(found).toEqual(ids.toReversed())
  expect(bookmarks[0]!.ad).toMatchObject({ _id: ids[2], isBookmarked: true, bookmarkCount: 1 })
  expect((await saved(hari)).ids).toEqual([])
})

test('saving twice counts once, and so does letting go', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const id = await posted(hari)
  for (const _ of [1, 2]) {
    expect(await save(sita, id)).toEqual({ isBookmarked: true, bookmarkCount: 1 })
  }
  for (const _ of [1, 2]) {
    expect(await letGo(sita, id)).toEqual({ isBookmarked: false, bookmarkCount: 0 })
  }
})

test('many who save and let go at once leave the exact count and its rank', async () => {
  const id = await posted(await person('hari'))
  const people = await Promise.all(Array.from({ length: 8 }, () => person('saver')))
  await Promise.all(people.flatMap((one) => [save(one, id), save(one, id)]))
  await Promise.all(people.slice(0, 3).flatMap((one) => [letGo(one, id), letGo(one, id)]))

  const [row] = await sql`
    select s.bookmark_count, s.rank = post_rank(s.up_votes, s.down_votes, 0, 5, p.created_at) as is_ranked
    from post_stats s join posts p on p.id = s.post_id where s.post_id = ${id}`
  expect(row).toEqual({ bookmarkCount: 5, isRanked: true })
})

test('what is gone, or no longer for me to see, stays as a row without its post', async () => {
  const [sita, hari, gita] = [await person('sita'), await person('hari'), await person('gita')]
  const [gone, hidden] = [await posted(hari), await posted(gita)]
  await save(sita, gone)
  await save(sita, hidden)
  await takeDown(gone)
  await block(gita, sita)

  const { bookmarks } = await saved(sita)
  expect(bookmarks.map(({ adId, ad }) => [adId, ad])).toEqual([
    [hidden, null],
    [gone, null],
  ])
  expect((await saved(sita, { q: 'momo' })).ids).toEqual([])
  expect(await letGo(sita, hidden)).toEqual({ isBookmarked: false, bookmarkCount: 0 })
  await expect(letGo(sita, hidden)).rejects.toMatchObject({ status: 404 })
  await expect(save(sita, hidden)).rejects.toMatchObject({ status: 404 })
  expect((await saved(sita)).ids).toEqual([gone])
})

test('a search goes through title and content, in letters of either case, signs taken as they are', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const momo = await posted(hari, { title: 'Jhol MOMO', content: 'at Patan' })
  const sale = await posted(hari, { title: 'Sale', content: '50% off, a_b \\ काठमाडौंमा' })
  const other = await posted(hari, { title: '500 off', content: 'aXb' })
  for (const id of [momo, sale, other]) await save(sita, id)

  const found = async (q: string) => (await saved(sita, { q })).ids
  expect(await found('momo')).toEqual([momo])
  expect(await found('PATAN')).toEqual([momo])
  expect(await found('50%')).toEqual([sale])
  expect(await found('a_b')).toEqual([sale])
  expect(await found('\\')).toEqual([sale])
  expect(await found('काठमाडौं')).toEqual([sale])
  expect(await found('')).toHaveLength(3)
})

test('pages follow each other without a repeat or a gap, though more is saved meanwhile', async () => {
  const [sita, hari] = [await person('sita'), await person('hari')]
  const ids: string[] = []
  for (let count = 0; count < 7; count++) ids.push(await posted(hari))
  await sql`insert into bookmarks (user_id, post_id) select ${sita.id}, unnest(${ids}::bigint[])`

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await saved(sita, { limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.ids)
    cursor = page.nextCursor ?? undefined
    await save(sita, await posted(hari))
  } while (cursor)
  expect(seen).toEqual(ids.toSorted().reverse())
})

test('bookmarks are for members, and bad input is refused', async () => {
  const sita = await person('sita')
  const id = await posted(sita)
  await expect(visitor.call(bookmarkApi.list, { query: {} })).rejects.toMatchObject({ status: 401 })
  for (const endpoint of [bookmarkApi.add, bookmarkApi.remove]) {
    await expect(visitor.call(endpoint, { params: { adId: id } })).rejects.toMatchObject({
      status: 401,
    })
    await expect(sita.call(endpoint, { params: { adId: 'x' } })).rejects.toMatchObject({
      status: 400,
    })
    await expect(sita.call(endpoint, { params: { adId: '1' } })).rejects.toMatchObject({
      status: 404,
    })
  }
  for (const query of [{ cursor: 'bm90IGE' }, { cursor: '!' }, { limit: 0 }, { limit: 51 }]) {
    const attempt = sita.call(bookmarkApi.list, { query })
    await expect(attempt).rejects.toMatchObject({ status: 400 })
  }
})
