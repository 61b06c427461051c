import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '#features/suggestions/useDebounced.ts'
import { navigate } from '#lib/places.ts'
import { usePlace } from '#lib/router.tsx'
import { type Directory, directoryHref } from './directoryAddress.ts'

const DELAY = 250

/** What is typed goes into the address when it rests; who goes elsewhere finds the words of that address. */
export function useDirectoryWords(directory: Directory) {
  const { key, move } = usePlace()
  const [words, setWords] = useState(directory.q)
  const typed = useDebounced(words, DELAY)

  const find = useEffectEvent((q: string) => {
    const href = directoryHref({ ...directory, q: q.trim() })
    if (href !== directoryHref(directory)) navigate(href, { replace: true, keepsScroll: true })
  })
  useEffect(() => find(typed), [typed])

  // Typing replaces the entry of the history; all else is another place.
  const adopt = useEffectEvent(() => {
    if (move !== 'replace') setWords(directory.q)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history is a visit
  useEffect(() => adopt(), [key])

  return [words, setWords] as const
}
