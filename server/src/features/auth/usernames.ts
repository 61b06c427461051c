import { isUnwanted } from '#features/words/usernames.ts'
import type { Sql } from '#lib/db.ts'

export const TAKEN = 'This username is taken'
const NOT_FOR_YOU = 'This username is reserved'
const UNWANTED = 'This username cannot be used'

/** Names that would pass for Jes itself, or for a page of it. */
const RESERVED = new Set(
  `about account accounts admin administrator api auth blog blogs bookmark bookmarks clip clips
  contact create deleted_member dev explore feed forgot health help home hub hubs invites jehub jehubs jes
  jesclip jesclips jes_official jes.official jesnepal legal login logout me mod moderator moderators
  nepal news notification notifications null official popular post posts premium privacy profile
  register report root search security setting settings signup staff support system team terms
  trending undefined user users verify www`.split(/\s+/),
)

/** Why somebody may not be called so, or null. A name that was given up of late is free for whoever had it, and for nobody else. */
export async function findNameProblem(sql: Sql, username: string, userId: string | null = null) {
  if (RESERVED.has(username)) return NOT_FOR_YOU
  if (await isUnwanted(sql, username)) return UNWANTED
  const [{ isTaken }] = await sql<[{ isTaken: boolean }]>`
    select exists (select from users u where u.username = ${username})
        or exists (
          select from old_usernames o
          where o.username = ${username} and o.until > now() and o.user_id is distinct from ${userId}) as is_taken`
  return isTaken ? TAKEN : null
}
