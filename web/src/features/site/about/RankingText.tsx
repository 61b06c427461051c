import type { Article } from '#lib/article.ts'
import styles from './ArticleText.module.css'
import { Parts } from './Parts.tsx'
import { RankExample } from './RankExample.tsx'
import { Weights } from './Weights.tsx'

/** How what is shown is ordered, with the numbers of this moment and an example. */
export function RankingText({ article }: { article: Article }) {
  return (
    <section id="ranking" className={styles.ranking}>
      <div className={styles.article}>
        <h2 className={styles.title}>{article.title}</h2>
        <p className={styles.lead}>{article.lead}</p>
        {article.sections.map(({ heading, body }) => (
          <section key={heading} className={styles.section}>
            <h3 className={styles.heading}>{heading}</h3>
            <Parts parts={body} />
          </section>
        ))}
      </div>
      <Weights />
      <RankExample />
    </section>
  )
}
