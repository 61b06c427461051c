import type { Post } from '@jes/contract/posts/posts'
import { lazy, Suspense, useRef } from 'react'
import { isClosedTo } from '#features/comments/comments/closed.ts'
import { ApiError } from '#lib/api.ts'
import { lazyPart } from '#lib/lazyPart.tsx'
import { renderedState } from '#lib/rendered.ts'
import { usePlace } from '#lib/router.tsx'
import { loadComments } from './loadComments.ts'
import { SectionPending } from './SectionPending.tsx'
import { useCommentsCode } from './useCommentsCode.ts'

const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))

type Props = {
  post: Post
  /** Beside the post or over it, in a column as narrow as a phone. */
  isPanel?: boolean
}

/** Of a page that the server rendered: they stay as they are until their code is loaded. */
const RenderedComments = lazyPart(async () => (await loadComments()).Comments)

/** Before the app takes over a page with comments. */
export function loadRenderedComments() {
  return renderedState() ? RenderedComments.load('') : Promise.resolve()
}

/** The place of a post's comments, with a placeholder until they can be shown. */
export function CommentPlace(props: Props) {
  const isRendered = usePlace().move === 'first' && renderedState() !== null
  return isRendered ? (
    <Suspense fallback={<SectionPending isLocked={isClosedTo(props.post)} />}>
      <RenderedComments {...props} />
    </Suspense>
  ) : (
    <LateComments {...props} />
  )
}

function LateComments({ post, isPanel = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { code, hasFailed, retry } = useCommentsCode(place)
  if (code) return <code.Comments post={post} isPanel={isPanel} />
  return (
    <div ref={place}>
      {hasFailed ? (
        <Suspense>
          <FailedState reason={new ApiError(0, {}).message} onRetry={retry} />
        </Suspense>
      ) : (
        <SectionPending isLocked={isClosedTo(post)} />
      )}
    </div>
  )
}
