import type { Post } from '@jes/contract/posts/posts'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { usePageCard } from '#lib/pageCard.ts'
import { toast } from '#lib/toasts.ts'
import { whenIdle } from '#lib/whenIdle.ts'

type Props = { post: Post; talk: 'unopened' | 'open' | 'closed'; onClose: () => void }
type Talk = ComponentType<{ post: Post; open: boolean; onClose: () => void }>

const ClipTalk = lazy(async (): Promise<{ default: Talk }> => {
  try {
    return { default: (await import('./ClipTalk.tsx')).ClipTalk }
  } catch {
    toast.error(new ApiError(0, {}).message)
    return { default: () => null }
  }
})

/**
 * The clip plays first. Beside it the comments are loaded when the browser is idle, on a phone when they are opened.
 */
export function TalkPlace({ post, talk, onClose }: Props) {
  const hasCard = usePageCard() !== null
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])

  const isNeeded = talk !== 'unopened' || (hasCard && isIdle)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ClipTalk post={post} open={talk === 'open'} onClose={onClose} />
    </Suspense>
  )
}
