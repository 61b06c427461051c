import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { SearchArt } from '#ui/art/SearchArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { ArticleLinks } from './ArticleLinks.tsx'
import styles from './Help.module.css'
import { messages } from './messages.ts'

/** What fits the words; the texts and the rules of both scripts come with the first letter. */
export function Found({ words }: { words: string }) {
  const text = useText(messages)
  const settled = useDeferredValue(words)
  const { data: find, ...query } = useQuery({
    queryKey: keyFor('help finder'),
    queryFn: async () => (await import('./finding.ts')).findArticles,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (query.isPending) return <RowsPending rows={3} />
  if (!find) return <FailedState reason={text.failed} onRetry={() => void query.refetch()} />
  const slugs = find(settled)
  if (slugs.length === 0)
    return (
      <EmptyState roomy art={<SearchArt />} title={text.none}>
        {text.noneSentence}
      </EmptyState>
    )
  return (
    <section className={styles.topic} aria-live="polite">
      <h2 className={styles.heading}>{text.found(slugs.length)}</h2>
      <ArticleLinks slugs={slugs} />
    </section>
  )
}
