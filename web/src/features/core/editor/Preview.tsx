import { parseMarkdown } from '@jes/contract/lib/markdown'
import { useDeferredValue, useMemo } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './Preview.module.css'

/** How it will look; while somebody types fast it comes a little later than the letters. */
export function Preview({ markdown }: { markdown: string }) {
  const text = useText(messages)
  const settled = useDeferredValue(markdown)
  // Which names are members only the server knows; here each is taken for one.
  const body = useMemo(() => parseMarkdown(settled, () => true), [settled])

  if (body.length === 0) return <p className={styles.nothing}>{text.nothing}</p>
  return <BodyView body={body} />
}
