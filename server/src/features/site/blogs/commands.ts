import { parseMarkdown } from '@jes/contract/lib/markdown'
import type { NewBlog } from '@jes/contract/site/blogs'
import { audit } from '#features/core/staffAccess/audit.ts'
import { findMembersIn } from '#features/core/users/mentions.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid, notFound } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectDraft } from './queries.ts'

/** Creates an article, published or as a draft. */
export async function createBlog(sql: Sql, viewer: Viewer, input: NewBlog) {
  expectWhole(input)
  if (input.cover) await expectOwnCover(sql, input.cover, viewer.id)
  const columns = { ...(await columnsOf(sql, input)), authorId: viewer.id }
  const [{ id }] = await sql<[{ id: string }]>`
    insert into blogs ${sql(columns)} returning id`
  if (input.isPublished) await sql`update blogs set published_at = now() where id = ${id}`
  await publishChange(sql, 'everything')
  const blog = await expectDraft(sql, id)
  await log(sql, viewer, input.isPublished ? 'blog.publish' : 'blog.create', id, input.titleEn)
  return blog
}

/** Changes an article; it keeps its publication date until it is unpublished. */
export async function changeBlog(viewer: Viewer, id: string, input: NewBlog) {
  expectWhole(input)
  return sql.begin(async (sql) => {
    const [before] = await sql<{ coverId: string | null; isPublished: boolean }[]>`
      select cover_id, published_at is not null as is_published from blogs where id = ${id} for update`
    if (!before) throw notFound()
    if (input.cover && input.cover !== before.coverId)
      await expectOwnCover(sql, input.cover, viewer.id)

    await sql`
      update blogs
      set ${sql(await columnsOf(sql, input))}, updated_at = now(),
        published_at = case when ${input.isPublished} then coalesce(published_at, now()) end
      where id = ${id}`
    await publishChange(sql, 'everything')
    const blog = await expectDraft(sql, id)
    await log(sql, viewer, actionOf(before.isPublished, input.isPublished), id, input.titleEn)
    return blog
  })
}

export async function removeBlog(viewer: Viewer, id: string) {
  await sql.begin(async (sql) => {
    const [gone] = await sql<{ titleEn: string }[]>`
      delete from blogs where id = ${id} returning title_en`
    if (!gone) throw notFound()
    await publishChange(sql, 'everything')
    await log(sql, viewer, 'blog.remove', id, gone.titleEn)
  })
}

/** Nepali may be missing, but a published article cannot have a Nepali title without a text. */
function expectWhole({ titleNe, contentNe, isPublished }: NewBlog) {
  if (!isPublished || Boolean(titleNe) === Boolean(contentNe)) return
  const problem = 'site.nepali_half'
  throw invalid(titleNe ? { contentNe: problem } : { titleNe: problem })
}

/** A public picture of one's own; its row is locked while the article is written. */
async function expectOwnCover(sql: Sql, imageId: string, ownerId: string) {
  const found = await sql`
    select from images where id = ${imageId} and owner_id = ${ownerId} and not is_private for key share`
  if (found.length === 0) throw invalid({ cover: 'core.picture_gone' })
}

async function columnsOf(sql: Sql, input: NewBlog) {
  const { titleEn, titleNe, summaryEn, summaryNe, contentEn, contentNe, coverAlt } = input
  const names = await findMembersIn(sql, `${contentEn}\n\n${contentNe}`)
  const bodyOf = (content: string) => sql.json(parseMarkdown(content, (name) => names.has(name)))
  return {
    titleEn,
    titleNe,
    summaryEn,
    summaryNe,
    contentEn,
    contentNe,
    bodyEn: bodyOf(contentEn),
    bodyNe: contentNe ? bodyOf(contentNe) : null,
    coverId: input.cover,
    coverAlt,
  }
}

function actionOf(wasPublished: boolean, isPublished: boolean) {
  if (wasPublished === isPublished) return 'blog.change'
  return isPublished ? 'blog.publish' : 'blog.unpublish'
}

async function log(sql: Sql, { id: byId }: Viewer, action: string, id: string, title: string) {
  await audit(sql, { byId, action, kind: 'blog', thingId: id, facts: { title } })
}
