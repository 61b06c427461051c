import type { Language } from '@jes/contract/core/settings'
import { findProfile } from '#features/core/users/queries.ts'
import { isListed } from '#features/core/visibility/engines.ts'
import type { Sql } from '#lib/db.ts'
import { absent, type Head, withName } from './heads.ts'

/** The head of a member for link previews and search engines; a member may opt out of the latter. */
export async function findProfileHead(
  sql: Sql,
  username: string,
): Promise<(language: Language) => Head> {
  const profile = await findProfile(sql, username)
  if (!profile) return absent
  const isForAll = await isListed(sql, profile._id)
  return () => ({
    title: withName(`${profile.displayName} (@${profile.username})`),
    description: profile.bio || `@${profile.username} · Jes`,
    isListed: isForAll,
    status: 200,
    ...(isForAll && { feed: `/je/${profile.username}/rss.xml` }),
  })
}
