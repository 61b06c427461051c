import { clipPath, shortPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import type { ClipVideo, Post } from '@jes/contract/posts/posts'
import { cutAtWord, plainText } from '#lib/markdown.ts'
import { absent, type Head, withName } from './heads.ts'
import { authorFacts, imageOf, likeFacts } from './postHead.ts'

const DESCRIPTION_LENGTH = 160
/** Previews play on phones: this is enough, and half the size of the largest. */
const PREVIEW_LINES = 540

type ClipPost = Post & { clip: ClipVideo }

export function isClip(post: Post | null): post is ClipPost {
  return post?.clip != null
}

/** The head of a clip for link previews and search engines; a sensitive one has neither picture nor video. */
export function headOfClip(post: Post | null, language: Language): Head {
  if (!isClip(post)) return absent(language)
  const by = `${post.user.displayName} (@${post.user.username})`
  const text = plainText(post.body).replace(/\s+/g, ' ')
  const description = cutAtWord(text, DESCRIPTION_LENGTH) || `${by} · JesClips`
  const title = text ? post.title : by
  const image = post.sensitive ? undefined : imageOf(post)
  const video = post.sensitive ? undefined : videoOf(post.clip)
  return {
    title: withName(title),
    description,
    isListed: true,
    status: 200,
    path: clipPath(post._id),
    isArticle: true,
    embed: shortPath(post._id),
    ...(image && { image }),
    ...(video && { video }),
    facts: (absolute) => ({
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description,
      url: absolute(clipPath(post._id)),
      uploadDate: post.createdAt,
      duration: `PT${Math.max(1, Math.round(post.clip.durationMs / 1000))}S`,
      ...(image && { thumbnailUrl: absolute(image) }),
      ...(video && { contentUrl: absolute(video.url) }),
      inLanguage: post.language,
      author: authorFacts(post, absolute),
      commentCount: post.commentCount,
      interactionStatistic: likeFacts(post),
    }),
  }
}

function videoOf({ sizes }: ClipVideo) {
  return sizes.findLast(({ lines }) => lines <= PREVIEW_LINES) ?? sizes[0]
}
