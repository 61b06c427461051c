import type { ReactNode } from 'react'
import { type Article, partId, type Section } from '#lib/article.ts'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ArticleText.module.css'
import { messages } from './messages.ts'
import { Parts } from './Parts.tsx'

type Props = {
  article: Article
  /** The day of the last change, for texts that bind. */
  changedOn?: string
  /** Stands between the lead and the first section. */
  children?: ReactNode
}

export function ArticleText({ article, changedOn, children }: Props) {
  const text = useText(messages)

  return (
    <article className={styles.article}>
      <p className={styles.lead}>{article.lead}</p>
      {changedOn && (
        <p className={styles.changed}>
          <time dateTime={changedOn}>{text.changed(longDate(changedOn))}</time>
        </p>
      )}
      {children}
      {article.sections.map((section, index) => (
        <ArticleSection key={section.heading} id={partId(index)} section={section} />
      ))}
    </article>
  )
}

function ArticleSection({ id, section }: { id: string; section: Section }) {
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.heading} tabIndex={-1}>
        {section.heading}
      </h2>
      <Parts parts={section.body} />
      {section.links && (
        <p className={styles.links}>
          {section.links.map(({ href, label }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </section>
  )
}
