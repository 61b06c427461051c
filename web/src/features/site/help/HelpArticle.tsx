import { useQuery } from '@tanstack/react-query'
import { Parts } from '#features/site/about/Parts.tsx'
import { keyFor } from '#lib/keys.ts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useTitle } from '#lib/title.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Link } from '#ui/Link.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import styles from './Help.module.css'
import { linkName } from './linkNames.ts'
import { messages } from './messages.ts'

/** The text of one article; all of them are one small file that comes with the first. */
export function HelpArticle({ slug, title }: { slug: string; title: string }) {
  const text = useText(messages)
  const { language } = usePreferences()
  useTitle(title)
  const { data: article, ...query } = useQuery({
    queryKey: keyFor('help', slug),
    queryFn: async () => (await import('./all.ts')).TEXTS[slug] ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (query.isPending) return <RowsPending rows={3} />
  if (!article) return <FailedState reason={text.failed} onRetry={() => void query.refetch()} />
  return (
    <article className={styles.article}>
      <Parts parts={article[language]} />
      {article.links && (
        <p className={styles.links}>
          {article.links.map((path) => (
            <Link key={path} to={path}>
              {linkName(path, language)}
            </Link>
          ))}
        </p>
      )}
    </article>
  )
}
