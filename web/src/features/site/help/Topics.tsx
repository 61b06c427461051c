import { HELP_TOPICS } from '@jes/contract/site/help'
import { usePreferences } from '#lib/preferences.ts'
import { ArticleLinks } from './ArticleLinks.tsx'
import styles from './Help.module.css'

/** All articles, topic by topic. */
export function Topics() {
  const { language } = usePreferences()
  return HELP_TOPICS.map((topic) => (
    <section key={topic.en} className={styles.topic}>
      <h2 className={styles.heading}>{topic[language]}</h2>
      <ArticleLinks slugs={topic.articles.map(({ slug }) => slug)} />
    </section>
  ))
}
