import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '#lib/language.ts'
import styles from './BookmarkFinder.module.css'
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

  return (
    <search className={styles.finder}>
      <Search />
      <input
        type="search"
        value={typed}
        onChange={(event) => handleChange(event.target.value)}
        aria-label={text.search}
        placeholder={text.search}
        autoComplete="off"
        maxLength={100}
        className={styles.input}
      />
    </search>
  )
}
