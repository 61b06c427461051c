import { clipPath } from '@jes/contract/core/postPath'
import type { Post } from '@jes/contract/posts/posts'
import type { Visit } from '#features/clips/clips/api.ts'
import { clipInFeed } from '#features/clips/clips/feedPath.ts'
import { currentPlace, navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { messages } from './messages.ts'
import { rememberVisit } from './visits.ts'
import { wordsOf } from './wordsOf.ts'

/** The address and the title follow the clip, so a screen reader announces it; Back leaves the viewer at once. */
export function useAddress(visit: Visit, post: Post | undefined) {
  const text = useText(messages)
  useTitle(post ? text.clipBy(post.user.displayName, wordsOf(post)) : text.clips)

  useEffectOn([post?._id], () => {
    if (!post) return
    if (window.location.pathname !== clipPath(post._id))
      navigate(clipInFeed(post._id, visit.feed), { replace: true, keepsScroll: true })
    rememberVisit(currentPlace().key, visit, post._id)
  })
}
