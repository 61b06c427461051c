import { parseMarkdown } from '@jes/contract/lib/markdown'
import { useDeferredValue, useMemo } from 'react'
import { BodyView } from '#features/core/body/BodyView.tsx'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import styles from './Preview.module.css'

function toHubName(typed: string) {
  return typed.replaceAll('_', ' ')
}

/** The preview; while somebody types fast it follows a little later. */
export function Preview({ markdown }: { markdown: string }) {
  const text = useText(messages)
  const settled = useDeferredValue(markdown)
  // Only the server knows which names are members and hubs; here each is shown as one.
  const body = useMemo(() => parseMarkdown(settled, () => true, toHubName), [settled])

  if (body.length === 0) return <p className={styles.nothing}>{text.nothing}</p>
  return <BodyView body={body} />
}
