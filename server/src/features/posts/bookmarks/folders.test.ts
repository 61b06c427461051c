import { bookmarkApi } from '@jes/contract/posts/bookmarks'
import { describe, expect, test } from 'vitest'
import { posted } from '#test/postings.ts'
import { givePass, type Person, person, sql, visitor } from '#test/world.ts'

async function make(who: Person, name: string) {
  return (await who.call(bookmarkApi.addFolder, { body: { name } })).folder
}

async function foldersOf(who: Person) {
  const { folders } = await who.call(bookmarkApi.folders, {})
  return folders.map(({ name, count }) => [name, count])
}

async function idsIn(who: Person, folder?: string, cursor?: string) {
  const query = { folder, cursor, limit: 2 }
  const { bookmarks, nextCursor } = await who.call(bookmarkApi.list, { query })
  return { ids: bookmarks.map(({ adId }) => adId), bookmarks, nextCursor }
}

function move(who: Person, adId: string, folder: string | null) {
  return who.call(bookmarkApi.move, { params: { adId }, body: { folder } })
}

async function saved(who: Person) {
  const adId = await posted(who)
  await who.call(bookmarkApi.add, { params: { adId } })
  return adId
}

async function member() {
  const sita = await person('sita')
  await givePass(sita)
  return sita
}

describe('a folder', () => {
  test('holds what is put in it, newest first, in pages', async () => {
    const sita = await member()
    const ids = [await saved(sita), await saved(sita), await saved(sita), await saved(sita)]
    const tea = await make(sita, 'Tea')
    await make(sita, 'apples')
    for (const id of ids.slice(0, 3)) {
      expect(await move(sita, id, tea._id)).toEqual({ folder: tea._id })
    }

    expect(await foldersOf(sita)).toEqual([
      ['apples', 0],
      ['Tea', 3],
    ])
    const first = await idsIn(sita, tea._id)
    expect(first.ids).toEqual([ids[2], ids[1]])
    expect((await idsIn(sita, tea._id, first.nextCursor!)).ids).toEqual([ids[0]])
    const all = await idsIn(sita)
    expect(all.bookmarks.map(({ folder }) => folder)).toEqual([null, tea._id])

    await move(sita, ids[2]!, null)
    expect((await idsIn(sita, tea._id)).ids).toEqual([ids[1], ids[0]])
  })

  test('can be renamed, and no other has the name, in letters of either case', async () => {
    const sita = await member()
    const [tea, food] = [await make(sita, 'Tea'), await make(sita, 'Food')]
    const rename = (id: string, name: string) =>
      sita.call(bookmarkApi.renameFolder, { params: { id }, body: { name } })

    expect((await rename(tea._id, 'TEA')).folder.name).toBe('TEA')
    const taken = { status: 422, errors: { name: 'You have a folder of this name' } }
    await expect(rename(food._id, 'tea')).rejects.toMatchObject(taken)
    await expect(make(sita, 'food')).rejects.toMatchObject(taken)
    await expect(make(sita, ' ')).rejects.toMatchObject({ status: 422 })
    await expect(make(sita, 'x'.repeat(41))).rejects.toMatchObject({ status: 422 })
  })

  test('that is removed leaves what was in it saved, and comes back whole', async () => {
    const sita = await member()
    const adId = await saved(sita)
    const { _id: id } = await make(sita, 'Tea')
    await move(sita, adId, id)

    await sita.call(bookmarkApi.removeFolder, { params: { id } })
    expect(await foldersOf(sita)).toEqual([])
    expect((await idsIn(sita)).bookmarks).toMatchObject([{ adId, folder: null }])
    await expect(idsIn(sita, id)).rejects.toMatchObject({ status: 404 })
    await expect(move(sita, adId, id)).rejects.toMatchObject({ status: 404 })

    await sita.call(bookmarkApi.restoreFolder, { params: { id } })
    expect((await idsIn(sita, id)).ids).toEqual([adId])

    await sita.call(bookmarkApi.removeFolder, { params: { id } })
    expect(await make(sita, 'Tea')).toMatchObject({ name: 'Tea', count: 0 })
    const late = sita.call(bookmarkApi.restoreFolder, { params: { id } })
    await expect(late).rejects.toMatchObject({ status: 404 })
  })

  test('is made with a pass; without one those there are can be read, emptied and removed', async () => {
    const sita = await member()
    const adId = await saved(sita)
    const { _id: id } = await make(sita, 'Tea')
    await move(sita, adId, id)
    await givePass(sita, -1)

    await expect(make(sita, 'Food')).rejects.toMatchObject({
      status: 403,
      error: 'This needs a Premium pass',
    })
    expect((await idsIn(sita, id)).ids).toEqual([adId])
    await move(sita, adId, null)
    await sita.call(bookmarkApi.removeFolder, { params: { id } })
    expect(await foldersOf(sita)).toEqual([])
  })

  test('is one of fifty at most, however many are made at once', async () => {
    const sita = await member()
    await sql`
      insert into bookmark_folders (user_id, name)
      select ${sita.id}, 'Folder ' || n from generate_series(1, 48) n`
    const made = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => make(sita, name)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await foldersOf(sita)).toHaveLength(50)
  })

  test('is nobody else’s', async () => {
    const [sita, hari] = [await member(), await member()]
    const { _id: id } = await make(sita, 'Tea')
    const adId = await saved(hari)
    const params = { id }
    for (const attempt of [
      () => idsIn(hari, id),
      () => move(hari, adId, id),
      () => hari.call(bookmarkApi.renameFolder, { params, body: { name: 'Mine' } }),
      () => hari.call(bookmarkApi.removeFolder, { params }),
      () => hari.call(bookmarkApi.restoreFolder, { params }),
      () => move(sita, adId, id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ status: 404 })
    }
    await expect(visitor.call(bookmarkApi.folders, {})).rejects.toMatchObject({ status: 401 })
    expect(await foldersOf(sita)).toEqual([['Tea', 0]])
  })
})
