import { readText } from '#features/posts/posts/text.ts'
import type { Sql } from '#lib/db.ts'
import { cutAtWord, plainText } from '#lib/markdown.ts'

/** One more is for the ellipsis. */
const TITLE_LENGTH = 149

/** A caption as the text of a post: its beginning is the title. */
export async function readCaption(sql: Sql, caption: string) {
  const text = await readText(sql, { title: '', content: caption }, null)
  const line = plainText(text.body).replace(/\s+/g, ' ').trim()
  return { ...text, title: line ? cutAtWord(line, TITLE_LENGTH) : 'JesClip' }
}
