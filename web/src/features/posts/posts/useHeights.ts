import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { CacheSnapshot, WindowVirtualizerHandle } from 'virtua'
import { usePlace } from '#lib/router.tsx'

type SavedHeights = { cache: CacheSnapshot; count: number }

const MOST = 20
const saved = new Map<string, SavedHeights>()

/** The heights of the cards, by history entry: Back renders the page as it was at once. */
export function useHeights(queryKey: QueryKey, count: number) {
  const key = `${usePlace().key} ${hashKey(queryKey)}`
  const handle = useRef<WindowVirtualizerHandle>(null)
  const latestCount = useRef(count)
  latestCount.current = count

  useLayoutEffect(
    () => () => {
      if (handle.current) keep(key, { cache: handle.current.cache, count: latestCount.current })
    },
    [key],
  )

  const known = saved.get(key)
  return {
    key,
    cache: known?.count === count ? known.cache : undefined,
    // React removes the handle before we can read it, so it is kept.
    ref: (now: WindowVirtualizerHandle | null) => {
      if (now) handle.current = now
    },
  }
}

function keep(key: string, heights: SavedHeights) {
  saved.delete(key)
  saved.set(key, heights)
  const [oldest] = saved.keys()
  if (saved.size > MOST && oldest) saved.delete(oldest)
}
