import { postPath, shortPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import { Id } from '@jes/contract/lib/text'
import type { Post } from '@jes/contract/posts/posts'
import { safeParse } from 'zod/v4/core'
import { isListed } from '#features/core/visibility/engines.ts'
import { openText } from '#features/posts/posts/openText.ts'
import { findPost } from '#features/posts/posts/queries.ts'
import type { Sql } from '#lib/db.ts'
import { cutAtWord } from '#lib/markdown.ts'
import { absent, type Head, withName } from './heads.ts'

const DESCRIPTION_LENGTH = 160
const TEXT_LENGTH = 500
const MOST_WIDTH = 1200

const EDIT: Record<Language, string> = { en: 'Edit post', ne: 'पोस्ट सच्याउनुहोस्' }

/** A post as everybody may see it; the HTML is requested without a token. */
export async function findPublicPost(sql: Sql, id: string) {
  return safeParse(Id, id).success ? findPost(sql, id, null) : null
}

/** The head of a member's post, hidden from search engines if the author opted out. */
export async function withListing(sql: Sql, post: Post | null) {
  const isHidden = post !== null && !(await isListed(sql, post.user._id))
  return (head: Head): Head => (isHidden ? { ...head, isListed: false } : head)
}

/** The head of a post for link previews and search engines. */
export function headOfPost(post: Post | null, language: Language): Head {
  if (!post) return absent(language)
  const text = openText(post).replace(/\s+/g, ' ')
  const by = `${post.user.displayName} (@${post.user.username})`
  const image = post.sensitive ? undefined : imageOf(post)
  return {
    title: withName(post.title),
    description: cutAtWord(text, DESCRIPTION_LENGTH) || withName(by),
    isListed: true,
    status: 200,
    path: postPath(post),
    isArticle: true,
    embed: shortPath(post._id),
    ...(image && { image }),
    facts: (absolute) => factsOf(post, cutAtWord(text, TEXT_LENGTH), absolute),
  }
}

/** Only its author sees more than that this page exists. */
export function headOfEdit(post: Post | null, language: Language): Head {
  if (!post) return absent(language)
  const title = withName(EDIT[language])
  return { title, description: withName(post.title), isListed: false, status: 200 }
}

/** The largest picture within the limit; previews read WebP, not all of them AVIF. */
export function imageOf({ images }: Post) {
  const sizes = images[0]?.sizes ?? []
  return (sizes.findLast(({ width }) => width <= MOST_WIDTH) ?? sizes[0])?.webp
}

/** The schema.org data of a post. */
function factsOf(post: Post, text: string, absolute: (path: string) => string) {
  const image = post.sensitive ? undefined : imageOf(post)
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    ...(text && { text }),
    ...(image && { image: absolute(image) }),
    url: absolute(postPath(post)),
    inLanguage: post.language,
    datePublished: post.createdAt,
    ...(post.editedAt && { dateModified: post.editedAt }),
    author: authorFacts(post, absolute),
    commentCount: post.commentCount,
    interactionStatistic: likeFacts(post),
  }
}

export function authorFacts({ user }: Post, absolute: (path: string) => string) {
  return {
    '@type': 'Person',
    name: user.displayName,
    alternateName: `@${user.username}`,
    url: absolute(`/je/${user.username}`),
  }
}

export function likeFacts({ upVotes }: Post) {
  return {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/LikeAction',
    userInteractionCount: upVotes,
  }
}
