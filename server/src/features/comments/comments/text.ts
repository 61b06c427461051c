import { parseMarkdown } from '@jes/contract/lib/markdown'
import { mentionsIn } from '@jes/contract/lib/markdown/words'
import { findHubsIn } from '#features/core/hubAccess/mentions.ts'
import { findMembersIn } from '#features/core/users/mentions.ts'
import type { Sql } from '#lib/db.ts'

/** How many members mentioned in a comment are notified, over all its edits. */
export const MOST_NOTIFIED = 10

/** The typed text, parsed once, and whom it mentions. */
export async function readComment(sql: Sql, content: string, postId: string) {
  const hubOfPost = sql`(select s.hub_id from post_stats s where s.post_id = ${postId})`
  const [members, findHub] = await Promise.all([
    findMembersIn(sql, content),
    findHubsIn(sql, content, hubOfPost),
  ])
  const body = parseMarkdown(content, (username) => members.has(username), findHub)
  return { content, body, mentions: mentionsIn(body) }
}
