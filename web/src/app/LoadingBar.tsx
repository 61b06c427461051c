import { useText } from '#lib/language.ts'
import { usePagesPending } from '#lib/pagePending.ts'
import { useIsMoving } from '#lib/router.tsx'
import styles from './LoadingBar.module.css'
import { messages } from './messages.ts'

/** Reacts to a tap in the same frame: no tap looks dead while the code of a page is fetched. */
export function LoadingBar() {
  const text = useText(messages)
  const isPending = usePagesPending() > 0
  const isMoving = useIsMoving()
  if (!isMoving && !isPending) return null
  return <div role="progressbar" aria-label={text.loading} className={styles.bar} />
}
