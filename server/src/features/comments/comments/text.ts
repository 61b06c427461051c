import { parseMarkdown } from '@jes/contract/lib/markdown'
import { mentionsIn } from '@jes/contract/lib/markdown/words'
import { findMembersIn } from '#features/core/users/mentions.ts'
import type { Sql } from '#lib/db.ts'

/** So many of those who are named in a comment are told of it, over all its edits. */
export const MOST_TOLD = 10

/** What somebody typed, parsed for good, and whom it names. */
export async function readComment(sql: Sql, content: string) {
  const members = await findMembersIn(sql, content)
  const body = parseMarkdown(content, (username) => members.has(username))
  return { content, body, mentions: mentionsIn(body) }
}
