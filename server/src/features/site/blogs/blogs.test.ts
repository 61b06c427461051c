import { type BlogDraft, blogApi, type NewBlog } from '@jes/contract/site/blogs'
import { describe, expect, test } from 'vitest'
import { sweepMedia } from '#features/core/pictures/sweep.ts'
import { staff } from '#test/staffing.ts'
import { flat, upload } from '#test/uploads.ts'
import { ask, type Person, person, sql, visitor } from '#test/world.ts'

const ARTICLE = {
  titleEn: 'Search in two scripts',
  titleNe: 'दुई लिपिमा खोज',
  summaryEn: 'How they meet.',
  summaryNe: 'कसरी भेटिन्छन्।',
  contentEn: '## Why\n\nBecause **people** write both.',
  contentNe: '## किन\n\nमान्छे दुवै लेख्छन्।',
  isPublished: true,
}

async function written(who: Person, changes: Partial<NewBlog> = {}) {
  const { blog } = await who.call(blogApi.create, { body: { ...ARTICLE, ...changes } })
  return blog
}

function change(who: Person, blog: BlogDraft, changes: Partial<NewBlog> = {}) {
  const body = { ...ARTICLE, ...changes }
  return who.call(blogApi.change, { params: { id: blog._id }, body })
}

async function read(
  id: string,
  { token, language = 'en' }: { token?: string; language?: string } = {},
) {
  const headers = { 'accept-language': language }
  return ask(blogApi.find, { params: { id } }, { token, headers })
}

async function pictureOf(who: Person) {
  const reply = await upload(await flat(40, 30).png().toBuffer(), { token: who.token })
  return reply.json<{ image: { _id: string } }>().image._id
}

async function auditOf(id: string) {
  return sql<{ action: string; facts: object }[]>`
    select action, facts from audit_log where kind = 'blog' and thing_id = ${id} order by place`
}

describe('an article', () => {
  test('is read in the language of the reader', async () => {
    const editor = await staff()
    const { _id } = await written(editor)
    expect((await read(_id)).json()).toMatchObject({
      blog: {
        title: 'Search in two scripts',
        summary: 'How they meet.',
        language: 'en',
        user: { username: editor.username },
        body: [{ type: 'heading', depth: 2 }, { type: 'paragraph' }],
      },
    })
    expect((await read(_id, { language: 'ne' })).json()).toMatchObject({
      blog: { title: 'दुई लिपिमा खोज', summary: 'कसरी भेटिन्छन्।', language: 'ne' },
    })
  })

  test('is in English for all where there is no Nepali', async () => {
    const { _id } = await written(await staff(), { titleNe: '', contentNe: '', summaryNe: '' })
    expect((await read(_id, { language: 'ne' })).json()).toMatchObject({
      blog: { title: 'Search in two scripts', language: 'en' },
    })
  })

  test('that is a draft is there for the staff alone, and in no list', async () => {
    const editor = await staff()
    const { _id } = await written(editor, { isPublished: false })
    const member = await person('member')
    const absent = await read('123')
    for (const reply of [await read(_id), await read(_id, { token: member.token })]) {
      expect([reply.statusCode, reply.body]).toEqual([404, absent.body])
    }
    expect((await read(_id, { token: editor.token })).statusCode).toBe(200)
    const { blogs } = await visitor.call(blogApi.list, { query: { limit: 50 } })
    expect(blogs.map((blog) => blog._id)).not.toContain(_id)
    const drafts = await editor.call(blogApi.drafts, { query: {} })
    const one = await editor.call(blogApi.draft, { params: { id: _id } })
    expect(one.blog).toEqual(drafts.blogs[0])
    expect(drafts.blogs[0]).toMatchObject({ _id, publishedAt: null, contentNe: ARTICLE.contentNe })
  })

  test('comes out, is changed, taken back and deleted, and all of it is written down', async () => {
    const editor = await staff('admin')
    const draft = await written(editor, { isPublished: false })
    const { blog: out } = await change(editor, draft)
    expect(out.publishedAt).not.toBeNull()
    const { blog: edited } = await change(editor, draft, { titleEn: 'Search, again' })
    expect(edited.publishedAt).toBe(out.publishedAt)
    const { blog: back } = await change(editor, draft, { isPublished: false })
    expect(back.publishedAt).toBeNull()
    await editor.call(blogApi.remove, { params: { id: draft._id } })
    expect((await read(draft._id, { token: editor.token })).statusCode).toBe(404)

    const acts = await auditOf(draft._id)
    expect(acts.map(({ action }) => action)).toEqual([
      'blog.create',
      'blog.publish',
      'blog.change',
      'blog.unpublish',
      'blog.remove',
    ])
    expect(acts[2]!.facts).toEqual({ title: 'Search, again' })
  })

  test.each([
    ['a short title', { titleEn: 'ab' }, 'titleEn'],
    ['no text', { contentEn: ' ' }, 'contentEn'],
    ['half of the Nepali', { contentNe: '' }, 'contentNe'],
    ['a picture of nobody', { cover: '123' }, 'cover'],
  ])('with %s is refused', async (_, changes, field) => {
    await expect(written(await staff(), changes)).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    })
  })

  test('sent twice with the same key is written once', async () => {
    const editor = await staff()
    const options = { token: editor.token, headers: { 'idempotency-key': 'one' } }
    const [first, second] = [
      await ask(blogApi.create, { body: ARTICLE }, options),
      await ask(blogApi.create, { body: ARTICLE }, options),
    ]
    expect(first.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
  })
})

describe('the endpoints of the staff', () => {
  test('are closed to everybody else', async () => {
    const { _id } = await written(await staff())
    const member = await person('member')
    const params = { id: _id }
    const tries = (token?: string) => [
      ask(blogApi.drafts, { query: {} }, { token }),
      ask(blogApi.draft, { params }, { token }),
      ask(blogApi.create, { body: ARTICLE }, { token }),
      ask(blogApi.change, { params, body: ARTICLE }, { token }),
      ask(blogApi.remove, { params }, { token }),
    ]
    const statuses = async (replies: ReturnType<typeof ask>[]) =>
      (await Promise.all(replies)).map(({ statusCode }) => statusCode)
    expect(await statuses(tries())).toEqual([401, 401, 401, 401, 401])
    expect(await statuses(tries(member.token))).toEqual([403, 403, 403, 403, 403])
    expect((await read(_id)).statusCode).toBe(200)
  })
})

describe('the cover', () => {
  test('is a picture of whoever writes, and stays while the article shows it', async () => {
    const [editor, other] = [await staff(), await staff()]
    const cover = await pictureOf(editor)
    await expect(written(other, { cover })).rejects.toMatchObject({ status: 422 })
    const blog = await written(editor, { cover, coverAlt: 'A hill' })
    expect(blog.cover).toMatchObject({ _id: cover, alt: 'A hill', width: 40 })
    // Somebody else may change the text and keep the cover.
    expect((await change(other, blog, { cover })).blog.cover?._id).toBe(cover)

    await sql`update images set created_at = now() - interval '25 hours' where id = ${cover}`
    await sweepMedia()
    expect((await read(blog._id)).json()).toMatchObject({ blog: { cover: { _id: cover } } })
    await editor.call(blogApi.remove, { params: { id: blog._id } })
    await sweepMedia()
    expect(await sql`select from images where id = ${cover}`).toHaveLength(0)
  })
})

test('the list is read page by page, latest first, and nothing twice', async () => {
  const editor = await staff()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.unshift((await written(editor))._id)
  // All with the same timestamp: the id decides.
  await sql`update blogs set published_at = '2040-01-01' where id = any(${ids}::bigint[])`
  const seen: string[] = []
  let cursor: string | undefined
  for (let n = 0; n < 3; n++) {
    const page = await visitor.call(blogApi.list, {
      query: { limit: 1, ...(cursor && { cursor }) },
    })
    seen.push(page.blogs[0]!._id)
    cursor = page.nextCursor ?? undefined
  }
  expect(seen).toEqual(ids)
  const bad = await ask(blogApi.list, { query: { cursor: 'bm9uc2Vuc2U', limit: 10 } })
  expect(bad.statusCode).toBe(400)
})
