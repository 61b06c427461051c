import type { Language } from '@jes/contract/core/settings'
import type { BlogDraft } from '@jes/contract/site/blogs'
import type { Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutPage, type PageRequest, readCursor, writeCursor } from '#lib/pages.ts'
import type { Viewer } from '#lib/serve.ts'
import {
  type BlogRow,
  type DraftRow,
  type SummaryRow,
  selectBody,
  selectDraft,
  selectSummary,
  toShown,
} from './rows.ts'

/** Published articles, latest first. */
export async function listBlogs(sql: Sql, { cursor, limit }: PageRequest, language: Language) {
  const from = cursor ? readCursor(cursor, ['moment', 'id']) : null
  const rows = await sql<SummaryRow[]>`
    select ${selectSummary(sql, language)}
    from blogs b left join users u on u.id = b.author_id
    where b.published_at is not null
      ${from ? sql`and (b.published_at, b.id) < (${from[0]}, ${from[1]}::bigint)` : sql``}
    order by b.published_at desc, b.id desc
    limit ${limit + 1}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ publishedAt, _id }) =>
    writeCursor(publishedAt!, _id),
  )
  return { blogs: shown.map(toShown), nextCursor }
}

/** One article, or null if it does not exist or is a draft. */
export async function findBlog(sql: Sql, id: string, language: Language, isStaff = false) {
  const [row] = await sql<BlogRow[]>`
    select ${selectSummary(sql, language)}, ${selectBody(sql, language)}
    from blogs b left join users u on u.id = b.author_id
    where b.id = ${id} ${isStaff ? sql`` : sql`and b.published_at is not null`}`
  return row ? toShown(row) : null
}

export async function expectBlog(sql: Sql, id: string, language: Language, viewer: Viewer | null) {
  const isStaff = viewer !== null && viewer.role !== 'member'
  const blog = await findBlog(sql, id, language, isStaff)
  if (!blog) throw notFound()
  return blog
}

/** All articles with their drafts, latest first. */
export async function listDrafts(sql: Sql, { cursor, limit }: PageRequest) {
  const [id] = cursor ? readCursor(cursor, ['id']) : []
  const rows = await sql<DraftRow[]>`
    select ${selectDraft(sql)}
    from blogs b left join users u on u.id = b.author_id
    ${id ? sql`where b.id < ${id}` : sql``}
    order by b.id desc
    limit ${limit + 1}`
  const { shown, nextCursor } = cutPage(rows, limit, ({ _id }) => writeCursor(_id))
  return { blogs: shown.map(toShown), nextCursor }
}

export async function expectDraft(sql: Sql, id: string): Promise<BlogDraft> {
  const [row] = await sql<DraftRow[]>`
    select ${selectDraft(sql)}
    from blogs b left join users u on u.id = b.author_id
    where b.id = ${id}`
  if (!row) throw notFound()
  return toShown(row)
}
