import { parseMarkdown } from '@jes/contract/lib/markdown'
import { BLOGS } from '#features/demo/demoTexts/blogs.ts'
import { STAFF } from '#features/demo/demoTexts/staffwork.ts'
import type { Sql } from '#lib/db.ts'
import type { Album } from './album.ts'
import type { Cast } from './cast.ts'
import { type Clock, DAY, momentOf } from './clock.ts'
import { insertRows } from './rows.ts'

/** Articles of the staff, in both languages. */
export function planBlogs({ cast, album, clock }: { cast: Cast; album: Album; clock: Clock }) {
  const author = cast.person(STAFF.admin)
  return BLOGS.map(({ daysAgo, cover, alt, title, summary, content }) => {
    const at = clock.ago(daysAgo * DAY)
    return {
      id: clock.idAt(at),
      authorId: author.id,
      titleEn: title.en,
      titleNe: title.ne,
      summaryEn: summary.en,
      summaryNe: summary.ne,
      contentEn: content.en,
      contentNe: content.ne,
      bodyEn: parseMarkdown(content.en, () => false),
      bodyNe: parseMarkdown(content.ne, () => false),
      coverId: album.addPicture(cover, author, { at }).id,
      coverAlt: alt,
      publishedAt: momentOf(at),
      createdAt: momentOf(at),
      updatedAt: momentOf(at),
    }
  })
}

export async function insertBlogs(sql: Sql, blogs: ReturnType<typeof planBlogs>) {
  await insertRows(sql, 'blogs', blogs)
}
