import type { Comment, CommentPage } from '@jes/contract/comments/comments'
import { wordsIn } from '@jes/contract/lib/script/letters'
import { soundOf } from '@jes/contract/lib/script/sound'
import { stem } from '@jes/contract/lib/script/stem'
import type { KeptPost } from '#features/core/offline/database.ts'

/** A shorter beginning of a word would find too much. */
const SHORTEST = 3

const soundsOfPost = new WeakMap<KeptPost, Set<string>>()

/** The posts that have all these words, in either script, in themselves or in their comments. */
export function searchKept(posts: readonly KeptPost[], words: string) {
  const typed = soundsIn(words)
  if (typed.size === 0) return [...posts]
  return posts.filter((post) => {
    const sounds = soundsOf(post)
    return [...typed].every((sound) => has(sounds, sound))
  })
}

/** The last word may be unfinished, and any other too. */
function has(sounds: ReadonlySet<string>, typed: string) {
  if (sounds.has(typed)) return true
  return typed.length >= SHORTEST && [...sounds].some((sound) => sound.startsWith(typed))
}

function soundsOf(kept: KeptPost) {
  const known = soundsOfPost.get(kept)
  if (known) return known
  const sounds = soundsIn(textOf(kept))
  soundsOfPost.set(kept, sounds)
  return sounds
}

function textOf({ post, queries }: KeptPost) {
  const { user, jehub, title, content, hashtags, images } = post
  const names = [user.displayName, user.username, jehub?.name ?? '']
  const alts = images.map(({ alt }) => alt)
  return [...names, title, content, ...hashtags, ...alts, ...commentsIn(queries)].join('\n')
}

function commentsIn(queries: KeptPost['queries']) {
  const { pages } = queries[1]!.data as { pages: CommentPage[] }
  return pages.flatMap(({ comments }) => comments.flatMap(textsOf))
}

function textsOf({ content, user, replies }: Comment): string[] {
  return [content, user?.displayName ?? '', ...replies.flatMap(textsOf)]
}

function soundsIn(text: string) {
  return new Set(wordsIn(text).map((word) => soundOf(stem(word))))
}
