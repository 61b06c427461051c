import { ChartColumn } from 'lucide-react'
import { catalogue, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './AnalyticsLink.module.css'

const messages = catalogue({ title: ['Analytics', 'विश्लेषण'] })

/** From one's own profile to how it is read. */
export function AnalyticsLink() {
  const { title } = useText(messages)

  return (
    <Link to="/analytics" aria-label={title} title={title} className={styles.link}>
      <ChartColumn />
    </Link>
  )
}
