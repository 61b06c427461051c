import { type Search, searchHref } from '#features/search/search/searchAddress.ts'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { messages } from './foundPartsMessages.ts'
import styles from './Meant.module.css'

/** A suggested query: in the other script, or without the typing error. */
export function Meant({ search, meant }: { search: Search; meant: string }) {
  const text = useText(messages)

  return (
    <p className={styles.meant}>
      {text.meantBefore}
      <Link to={searchHref({ ...search, words: meant })} lang={langOf(meant)}>
        {text.quoted(meant)}
      </Link>
      {text.meantAfter}
    </p>
  )
}
