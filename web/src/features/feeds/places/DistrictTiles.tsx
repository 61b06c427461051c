import type { District } from '@jes/contract/core/districts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Link } from '#ui/Link.tsx'
import styles from './DistrictTiles.module.css'
import { messages } from './messages.ts'
import { districtHref } from './tabs.ts'

type Props = {
  districts: readonly District[]
  current?: string
  /** The posts of the last day, by the key of the district. */
  posts?: ReadonlyMap<string, number> | undefined
}

/** From east to west, as they stand in the contract; a list, not a map. */
export function DistrictTiles({ districts, current, posts }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()

  return (
    <ul className={styles.tiles}>
      {districts.map((district) => (
        <li key={district.key}>
          <Link
            to={districtHref(district.key)}
            className={styles.tile}
            aria-current={district.key === current ? 'page' : undefined}
          >
            {district[language]}
            {posts && (
              <span className={styles.posts}>{text.postsOf(posts.get(district.key) ?? 0)}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
