import type { Post } from '@jes/contract/posts/posts'
import { useEffect } from 'react'
import { fetchBeginning } from '#features/clips/clipPlayer/beginning.ts'
import { usePlayer } from '#features/clips/clipPlayer/player.ts'
import { bestSize } from '#features/clips/clipPlayer/useSize.ts'
import { usePreferences } from '#lib/preferences.ts'

type List = {
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

const LEFT = 3

/**
 * Fetches the next page before the last clip is reached, and the beginning of the next clip once this one has
 * buffered enough.
 */
export function useMore(list: List, clips: readonly Post[], current: number) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const isDue = hasNextPage && !isFetching && !isFetchNextPageError
  const isNearEnd = clips.length - current <= LEFT
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const isAhead = usePlayer((player) => player.isAhead)
  const next = clips[current + 1]
  const isOpen = next?.clip && !next.sensitive
  const url = isOpen && isAhead && !isSaving ? bestSize(next.clip!, isSaving)?.url : undefined

  useEffect(() => {
    if (isDue && isNearEnd) fetchNextPage()
  }, [isDue, isNearEnd, fetchNextPage])

  useEffect(() => (url ? fetchBeginning(url) : undefined), [url])
}
