import { langOf } from '#lib/language.ts'
import { Chip } from '#ui/Chip.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './HubHead.module.css'

/** Each leads to the hubs that have it too. */
export function HubTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/jehubs?tag=${encodeURIComponent(tag)}`}
            className={styles.tag}
            lang={langOf(tag)}
          >
            <Chip>#{tag}</Chip>
          </Link>
        </li>
      ))}
    </ul>
  )
}
