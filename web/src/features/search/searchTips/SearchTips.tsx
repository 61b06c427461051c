import { CircleQuestionMark } from 'lucide-react'
import type { Search } from '#features/search/search/searchAddress.ts'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './Operators.module.css'
import { Operators } from './Operators.tsx'

/** How to ask more exactly, for who wants to know. */
export function SearchTips({ search }: { search: Search }) {
  const text = useText(messages)

  return (
    <details className={styles.tips}>
      <summary className={styles.summary}>
        <CircleQuestionMark />
        {text.tips}
      </summary>
      <Operators search={search} />
    </details>
  )
}
