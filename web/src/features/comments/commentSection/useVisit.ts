import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { sendWaiting } from '#features/comments/outbox/send.ts'
import { keyFor } from '#lib/keys.ts'
import { usePlace } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'

const FRESH = 60_000

/**
 * A visit by a link loads the comments again, Back finds them as they were left; a link to the comments scrolls to
 * them, and unsent comments are sent when the connection or their writer is back.
 */
export function useVisit(section: RefObject<HTMLElement | null>, postId: string) {
  const client = useQueryClient()
  const { key, hash, move } = usePlace()
  const userId = useSession(({ user }) => user?._id)

  useEffectOn([], () => {
    if (move === 'pop') return
    void client.resetQueries({
      queryKey: keyFor('comments', postId),
      predicate: ({ state }) => state.dataUpdatedAt > 0 && Date.now() - state.dataUpdatedAt > FRESH,
    })
  })

  useEffectOn([key, hash, move], () => {
    if (hash !== '#comments' || move === 'pop') return
    section.current?.scrollIntoView()
    section.current?.focus({ preventScroll: true })
  })

  useEffect(() => {
    if (!userId) return
    const sendAll = () => sendWaiting(client, postId)
    sendAll()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [client, postId, userId])
}
