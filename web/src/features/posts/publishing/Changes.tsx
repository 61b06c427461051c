import type { DraftContent } from '@jes/contract/posts/drafts'
import { useDeferredValue } from 'react'
import { useText } from '#lib/language.ts'
import { WordDiff } from '#ui/WordDiff.tsx'
import styles from './Changes.module.css'
import { messages } from './changeMessages.ts'

type Props = { before: DraftContent; after: DraftContent }

/** What an edit changes, before it is saved: the same as the public history will show. */
export function Changes({ before, after }: Props) {
  const text = useText(messages)
  const now = useDeferredValue(after)
  const hasOtherPictures = JSON.stringify(before.images) !== JSON.stringify(now.images)

  return (
    <section aria-label={text.changes} className={styles.changes}>
      <h2 className={styles.heading}>{text.changes}</h2>
      {before.title !== now.title && (
        <div className={styles.title}>
          <WordDiff before={before.title} after={now.title} />
        </div>
      )}
      {before.content !== now.content && <WordDiff before={before.content} after={now.content} />}
      {hasOtherPictures && <p className={styles.fact}>{text.photos}</p>}
      {before.sensitive !== now.sensitive && (
        <p className={styles.fact}>{now.sensitive ? text.sensitive : text.notSensitive}</p>
      )}
      {now.sensitive && (before.warning ?? '') !== (now.warning ?? '') && (
        <WordDiff before={before.warning ?? ''} after={now.warning ?? ''} />
      )}
      <p className={styles.hint}>{text.public}</p>
    </section>
  )
}
