import type { Language } from '@jes/contract/core/settings'
import type { Blog, BlogDraft, BlogSummary } from '@jes/contract/site/blogs'
import { type PictureRow, pictureJson, toPicture } from '#features/core/pictures/pictures.ts'
import { userJson } from '#features/core/users/queries.ts'
import type { Sql } from '#lib/db.ts'

type Pictured<Blog> = Omit<Blog, 'cover'> & { cover: PictureRow | null }
export type SummaryRow = Pictured<BlogSummary>
export type BlogRow = Pictured<Blog>
export type DraftRow = Pictured<BlogDraft>

/** SQL condition: the article `b` has both title and text in Nepali. */
function isNepali(sql: Sql, language: Language) {
  return language === 'ne' ? sql`(b.title_ne <> '' and b.body_ne is not null)` : sql`false`
}

/** The columns of an article in a list, in the reader's language where it exists in both. */
export function selectSummary(sql: Sql, language: Language) {
  const ne = isNepali(sql, language)
  return sql`
    b.id as _id, case when ${ne} then b.title_ne else b.title_en end as title,
    case when ${ne} then b.summary_ne else b.summary_en end as summary,
    case when ${ne} then 'ne' else 'en' end as language,
    ${selectFacts(sql)}`
}

export function selectBody(sql: Sql, language: Language) {
  return sql`case when ${isNepali(sql, language)} then b.body_ne else b.body_en end as body`
}

/** The columns of an article as the staff edits it. */
export function selectDraft(sql: Sql) {
  return sql`
    b.id as _id, b.title_en, b.title_ne, b.summary_en, b.summary_ne, b.content_en, b.content_ne,
    ${selectFacts(sql)}`
}

function selectFacts(sql: Sql) {
  return sql`
    b.published_at, b.updated_at, ${userJson(sql, 'u')} as user,
    (select ${pictureJson(sql, sql`b.cover_alt`)} from images i where i.id = b.cover_id) as cover`
}

export function toShown<Row extends { cover: PictureRow | null }>(row: Row) {
  return { ...row, cover: row.cover && toPicture(row.cover) }
}
