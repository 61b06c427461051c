import { periods, type Search, searchHref, sorts } from '#features/search/search/searchAddress.ts'
import { SearchTips } from '#features/search/searchTips/SearchTips.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './OrderRow.module.css'
import { Picker } from './Picker.tsx'

type Props = {
  search: Search
  /** What is put in order, where there are other things above. */
  title?: string
}

/** In which order, and of which time. */
export function OrderRow({ search, title }: Props) {
  const text = useText(messages)

  function go(order: Partial<Search>) {
    navigate(searchHref({ ...search, ...order }), { keepsScroll: true })
  }

  return (
    <div className={styles.row}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <Picker
        label={text.order}
        options={sorts.map((value) => ({ value, label: text[value] }))}
        value={search.sort}
        onChange={(sort) => go({ sort })}
      />
      <Picker
        label={text.period}
        options={periods.map((value) => ({ value, label: text[value] }))}
        value={search.t}
        onChange={(t) => go({ t })}
      />
      <SearchTips search={search} />
    </div>
  )
}
