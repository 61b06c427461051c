import { type ReactNode, useState } from 'react'
import { useText } from '#lib/language.ts'
import styles from './body.module.css'
import { messages } from './messages.ts'

type Props = {
  /** They hold the place of what is hidden. */
  words: string
  children: ReactNode
}

/** Words that are shown after a press; search engines leave them out of their excerpts. */
export function Spoiler({ words, children }: Props) {
  const text = useText(messages)
  const [isShown, setIsShown] = useState(false)

  return (
    <span className={styles.spoiler} data-nosnippet="">
      {isShown ? (
        <span tabIndex={-1} ref={(words) => words?.focus()}>
          {children}
        </span>
      ) : (
        <button type="button" aria-label={text.spoiler} onClick={() => setIsShown(true)}>
          {words}
        </button>
      )}
    </span>
  )
}
