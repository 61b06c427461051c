import { postApi } from '@jes/contract/posts/posts'
import { describe, expect, test } from 'vitest'
import { block } from '#test/postings.ts'
import { type Person, person, sql, visitor } from '#test/world.ts'
import { imageOf, write } from '#test/writing.ts'

function edit(who: Person, id: string, body: Record<string, unknown>) {
  return who.call(postApi.edit, { params: { id }, body })
}

function history(who: Pick<Person, 'call'>, id: string) {
  return who.call(postApi.history, { params: { id } })
}

describe('an edit', () => {
  test('changes what it names, and what it was can be read by everyone', async () => {
    const sita = await person('sita')
    const first = await write(sita, { content: 'One #old' })
    const { _id: id } = first

    const second = await edit(sita, id, { content: 'Two #new' })
    const third = await edit(sita, id, { title: 'Momo in Bhaktapur' })

    expect(third).toMatchObject({
      title: 'Momo in Bhaktapur',
      content: 'Two #new',
      hashtags: ['new'],
    })
    const tags = await sql`select tag from post_hashtags where post_id = ${id}`
    expect(tags.map((row) => row.tag)).toEqual(['new'])
    expect((await history(visitor, id)).versions).toEqual([
      { title: third.title, content: 'Two #new', at: third.editedAt },
      { title: first.title, content: 'Two #new', at: second.editedAt },
      { title: first.title, content: 'One #old', at: first.createdAt },
    ])
  })

  test('that changes nothing leaves no trace', async () => {
    const sita = await person('sita')
    const { _id: id, title } = await write(sita)
    const same = await edit(sita, id, { title, content: '', images: [], sensitive: false })
    expect(same.editedAt).toBeNull()
    expect((await edit(sita, id, {})).editedAt).toBeNull()
    expect((await history(sita, id)).versions).toHaveLength(1)
  })

  test('that was begun before another one is refused, so that the later text stays', async () => {
    const sita = await person('sita')
    const { _id: id } = await write(sita, { content: 'One' })
    const begun = { content: 'Two, on the phone', basedOn: null }
    const later = await edit(sita, id, begun)
    // The phone did not get the reply, and sends it again.
    expect((await edit(sita, id, begun)).editedAt).toBe(later.editedAt)

    const outdated = edit(sita, id, { content: 'Three, on the desk', basedOn: null })
    await expect(outdated).rejects.toMatchObject({ status: 409, reason: 'posts.changed_meanwhile' })
    expect((await history(sita, id)).versions).toHaveLength(2)
    await edit(sita, id, { content: 'Three, on the desk', basedOn: later.editedAt })
    expect((await history(sita, id)).versions[0]?.content).toBe('Three, on the desk')
  })

  test('of pictures or the mark alone is an edit without an older text', async () => {
    const sita = await person('sita')
    const { _id: id } = await write(sita)
    const images = [{ _id: await imageOf(sita), alt: 'Steam' }]

    const post = await edit(sita, id, { images, sensitive: true })

    expect(post).toMatchObject({ sensitive: true, images: [{ alt: 'Steam' }] })
    expect(post.editedAt).not.toBeNull()
    expect((await history(sita, id)).versions).toHaveLength(1)
  })

  test('with another’s picture, or a title too short, changes nothing', async () => {
    const [sita, hari] = [await person('sita'), await person('hari')]
    const { _id: id } = await write(sita)
    const images = [{ _id: await imageOf(hari), alt: '' }]

    await expect(edit(sita, id, { title: 'Other', images })).rejects.toMatchObject({
      status: 422,
      errors: { images: 'This picture is no longer here' },
    })
    await expect(edit(sita, id, { title: 'x' })).rejects.toMatchObject({ status: 422 })
    expect((await sita.call(postApi.find, { params: { id } })).title).toBe('Momo in Patan')
  })

  test('six at once leave six versions that follow each other', async () => {
    const sita = await person('sita')
    const { _id: id } = await write(sita)
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => edit(sita, id, { content: `Version ${n}` })),
    )
    const { versions } = await history(sita, id)
    expect(new Set(versions.map(({ content }) => content)).size).toBe(7)
    expect(versions.at(-1)?.content).toBe('')
  })

  test('is for the author alone', async () => {
    const [sita, hari, blocked] = [await person('sita'), await person('hari'), await person('eve')]
    const { _id: id } = await write(sita)
    await block(sita, blocked)
    const body = { title: 'Mine now' }

    await expect(edit(hari, id, body)).rejects.toMatchObject({ status: 403 })
    await expect(edit(blocked, id, body)).rejects.toMatchObject({ status: 404 })
    await expect(edit(sita, '123', body)).rejects.toMatchObject({ status: 404 })
    await expect(visitor.call(postApi.edit, { params: { id }, body })).rejects.toMatchObject({
      status: 401,
    })
  })
})

test('the history of a post that one may not see is not there', async () => {
  const [sita, eve] = [await person('sita'), await person('eve')]
  const { _id: id } = await write(sita)
  await block(eve, sita)
  await expect(history(eve, id)).rejects.toMatchObject({ status: 404 })
  await sita.call(postApi.remove, { params: { id } })
  await expect(history(visitor, id)).rejects.toMatchObject({ status: 404 })
})
