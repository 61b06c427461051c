import { SearchBox } from '#features/search/searchBox/SearchBox.tsx'
import styles from './SearchBar.module.css'

/** The search box at the head of a page. */
export function SearchBar({ query = '' }: { query?: string }) {
  return (
    <div className={styles.bar}>
      <SearchBox query={query} />
    </div>
  )
}
