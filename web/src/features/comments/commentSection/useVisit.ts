import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { keyFor } from '#lib/keys.ts'
import { usePlace } from '#lib/router.tsx'
import { useEffectOn } from '#lib/useEffectOn.ts'

const FRESH = 60_000

/**
 * A visit by a link loads the comments again, Back finds them as they were left; a link to the comments scrolls to
 * them.
 */
export function useVisit(section: RefObject<HTMLElement | null>, postId: string) {
  const client = useQueryClient()
  const { key, hash, move } = usePlace()

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
}
