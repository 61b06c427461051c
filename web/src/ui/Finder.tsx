import { Search } from 'lucide-react'
import styles from './Finder.module.css'

type Props = { label: string; words: string; limit: number; onChange: (words: string) => void }

/** Filters the list below it while typing. */
export function Finder({ label, words, limit, onChange }: Props) {
  return (
    <search className={styles.finder}>
      <Search />
      <input
        type="search"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={limit}
        className={styles.input}
      />
    </search>
  )
}
