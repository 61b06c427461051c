import type { FoundDistrict as District } from '@jes/contract/search/search'
import { MapPin } from 'lucide-react'
import { usePreferences } from '#lib/preferences.ts'
import { Link } from '#ui/Link.tsx'
import styles from './FoundDistrict.module.css'

/** The way to the page of a district. */
export function FoundDistrict({ district }: { district: District }) {
  const { language } = usePreferences()
  const [name, echo] = language === 'ne' ? [district.ne, district.en] : [district.en, district.ne]

  return (
    <Link to={`/districts/${district.key}`} className={styles.row}>
      <MapPin />
      <span className={styles.name}>{name}</span>
      <span className={styles.echo} lang={language === 'ne' ? 'en' : 'ne'}>
        {echo}
      </span>
    </Link>
  )
}
