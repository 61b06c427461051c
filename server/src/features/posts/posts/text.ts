import { ENTITLEMENTS } from '@jes/contract/core/entitlements'
import { isLongerThan } from '@jes/contract/lib/graphemes'
import { parseMarkdown } from '@jes/contract/lib/markdown'
import { type FindHub, firstLinkIn, hashtagsIn, mentionsIn } from '@jes/contract/lib/markdown/words'
import { because } from '@jes/contract/lib/refusals/because'
import { MOST_HASHTAGS } from '@jes/contract/posts/posts'
import { entitlementsOf } from '#features/core/entitlements/rule.ts'
import { findHubsIn } from '#features/core/hubAccess/mentions.ts'
import { findMembersIn } from '#features/core/users/mentions.ts'
import type { Sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { cutAtWord, excerptOf, languageOf, plainText } from '#lib/markdown.ts'

const EXCERPT_LENGTH = 500
const LINK_MAX_LENGTH = 2000

type Typed = { title: string; content: string }
export type PostText = ReturnType<typeof toText>

/** Long posts need a pass; the contract holds the absolute limit. */
export async function expectLength(sql: Sql, userId: string, content: string) {
  if (!isLongerThan(content, ENTITLEMENTS.member.postLength)) return
  const { postLength } = await entitlementsOf(sql, userId)
  if (isLongerThan(content, postLength)) {
    throw invalid({ content: because('posts.content_long', { max: postLength }) })
  }
}

/** The typed text, parsed once: everything that a post stores of its text. */
export async function readText(sql: Sql, typed: Typed, hubId: string | null) {
  const [usernames, findHub] = await Promise.all([
    findMembersIn(sql, typed.content),
    findHubsIn(sql, typed.content, hubId),
  ])
  return toText(typed, usernames, findHub)
}

/** The same where the mentioned members and hubs are known. */
export function toText(
  { title, content }: Typed,
  usernames: ReadonlySet<string>,
  findHub?: FindHub,
) {
  const body = parseMarkdown(content, (username) => usernames.has(username), findHub)
  const excerptBody = excerptOf(body)
  const linkUrl = firstLinkIn(body)
  return {
    title,
    content,
    body,
    excerpt: excerptBody && cutAtWord(content, EXCERPT_LENGTH),
    excerptBody,
    hashtags: hashtagsIn(body).slice(0, MOST_HASHTAGS),
    mentions: mentionsIn(body),
    language: languageOf(`${title}\n${plainText(body)}`),
    linkUrl: linkUrl && isUrl(linkUrl) ? linkUrl : null,
  }
}

function isUrl(text: string) {
  return text.length <= LINK_MAX_LENGTH && URL.canParse(text)
}
