import { findHelp } from '@jes/contract/site/help'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { ArticleLinks } from './ArticleLinks.tsx'
import styles from './Help.module.css'
import { messages } from './messages.ts'

/** What else there is on the same topic. */
export function OtherArticles({ slug }: { slug: string }) {
  const text = useText(messages)
  const { language } = usePreferences()
  const topic = findHelp(slug)?.topic
  if (!topic) return null
  const others = topic.articles.filter((article) => article.slug !== slug)

  return (
    <section className={styles.topic}>
      <h2 className={styles.heading}>{text.moreOn(topic[language])}</h2>
      <ArticleLinks slugs={others.map((article) => article.slug)} />
    </section>
  )
}
