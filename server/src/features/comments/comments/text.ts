import { parseMarkdown } from '@jes/contract/lib/markdown'
import { mentionsIn } from '@jes/contract/lib/markdown/words'
import { findMembersIn } from '#features/core/users/mentions.ts'
import type { Sql } from '#lib/db.ts'

/** How many members mentioned in a comment are notified, over all its edits. */
export const MOST_NOTIFIED = 10

/** The typed text, parsed once, and whom it mentions. */
export async function readComment(sql: Sql, content: string) {
  const members = await findMembersIn(sql, content)
  const body = parseMarkdown(content, (username) => members.has(username))
  return { content, body, mentions: mentionsIn(body) }
}
