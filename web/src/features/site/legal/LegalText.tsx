import { RULES_VERSION } from '@jes/contract/privacy/dataExport'
import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { ArticleText } from '#features/site/about/ArticleText.tsx'
import { type Article, partId } from '#lib/article.ts'
import { useText } from '#lib/language.ts'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { usePlace } from '#lib/router.tsx'
import { whenIdle } from '#lib/whenIdle.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './LegalText.module.css'
import { messages } from './messages.ts'

/** A text that binds: what is in it, since when it reads so, and that it is a draft. */
export function LegalText({ article }: { article: Article }) {
  const text = useText(messages)
  const { hash } = usePlace()

  // An address with a section scrolls there once the page is rendered.
  useEffect(() => (hash ? whenIdle(() => reveal(hash.slice(1))) : undefined), [hash])

  return (
    <ArticleText article={article} changedOn={RULES_VERSION}>
      <p className={styles.draft}>{text.draft}</p>
      <nav aria-label={text.contents} className={styles.contents}>
        <ol>
          {article.sections.map(({ heading }, index) => (
            <li key={heading}>
              <Link
                to={`#${partId(index)}`}
                replace
                keepsScroll
                onClick={() => reveal(partId(index))}
              >
                {inDigits(toLatin(heading))}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.print}>
        <Button look="quiet" size="sm" onClick={() => window.print()}>
          <Printer />
          {text.print}
        </Button>
      </p>
    </ArticleText>
  )
}

/** Scrolls to a section, and moves the screen reader to its heading. */
function reveal(id: string) {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.querySelector('h2')?.focus({ preventScroll: true })
}
