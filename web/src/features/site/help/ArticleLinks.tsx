import { findHelp } from '@jes/contract/site/help'
import { ChevronRight } from 'lucide-react'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Link } from '#ui/Link.tsx'
import styles from './Help.module.css'

export function ArticleLinks({ slugs }: { slugs: readonly string[] }) {
  const { language } = usePreferences()
  return (
    <ul>
      {slugs.map((slug) => (
        <li key={slug}>
          <Link to={`/help/${slug}`} className={styles.row}>
            {inDigits(toLatin(findHelp(slug)?.article[language] ?? slug))}
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
