import { Search } from 'lucide-react'
import { useText } from '#lib/language.ts'
import styles from './HubFinder.module.css'
import { messages } from './listMessages.ts'

type Props = { words: string; onChange: (words: string) => void }

/** Narrows the list below while one types. */
export function HubFinder({ words, onChange }: Props) {
  const text = useText(messages)

  return (
    <search className={styles.finder}>
      <Search />
      <input
        type="search"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        aria-label={text.search}
        placeholder={text.search}
        autoComplete="off"
        maxLength={50}
        className={styles.input}
      />
    </search>
  )
}
