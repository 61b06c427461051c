import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { usePlace } from '#lib/router.tsx'
import { useDebounced } from '#lib/useDebounced.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { type Directory, directoryHref } from './directoryAddress.ts'

const DELAY = 250

/** The typed text goes into the address when the typing rests; a navigation shows the text of its address. */
export function useDirectoryWords(directory: Directory) {
  const { key, move } = usePlace()
  const [words, setWords] = useState(directory.q)
  const typed = useDebounced(words, DELAY)

  useEffectOn([typed], () => {
    const href = directoryHref({ ...directory, q: typed.trim() })
    if (href !== directoryHref(directory)) navigate(href, { replace: true, keepsScroll: true })
  })

  // Typing replaces the history entry; everything else adds one.
  useEffectOn([key], () => {
    if (move !== 'replace') setWords(directory.q)
  })

  return [words, setWords] as const
}
