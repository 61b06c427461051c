import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { Link } from '#ui/Link.tsx'
import styles from './ArticleText.module.css'
import type { Article, Section } from './article.ts'
import { messages } from './messages.ts'

type Props = {
  article: Article
  /** The day of the last change, for texts that bind. */
  changedOn?: string
}

export function ArticleText({ article, changedOn }: Props) {
  const text = useText(messages)

  return (
    <article className={styles.article}>
      <p className={styles.lead}>{article.lead}</p>
      {changedOn && (
        <p className={styles.changed}>
          <time dateTime={changedOn}>{text.changed(longDate(changedOn))}</time>
        </p>
      )}
      {article.sections.map((section) => (
        <ArticleSection key={section.heading} section={section} />
      ))}
    </article>
  )
}

function ArticleSection({ section }: { section: Section }) {
  return (
    <section>
      <h2 className={styles.heading}>{section.heading}</h2>
      {section.body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{inTheirDigits(part)}</p>
        ) : (
          <ul key={part[0]} className={styles.points}>
            {part.map((point) => (
              <li key={point}>{inTheirDigits(point)}</li>
            ))}
          </ul>
        ),
      )}
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

/** The texts are written in the digits of their language; the reader may prefer others. */
function inTheirDigits(words: string) {
  return inDigits(toLatin(words))
}
