import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import { Finder } from '#ui/Finder.tsx'
import { messages } from './messages.ts'

type Props = { words: string; onSearch: (words: string) => void }

const PAUSE = 250

/** Searches in what one saved, when the typing pauses. */
export function BookmarkFinder({ words, onSearch }: Props) {
  const text = useText(messages)
  const [typed, setTyped] = useState(words)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function handleChange(next: string) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), PAUSE)
  }

  return <Finder label={text.search} words={typed} limit={100} onChange={handleChange} />
}
