import { findDistrict } from '@jes/contract/core/districts'
import { postPath } from '@jes/contract/core/postPath'
import { useQuery } from '@tanstack/react-query'
import { TrendList } from '#features/feeds/trending/TrendList.tsx'
import { HubRow } from '#features/hubs/hubs/HubRow.tsx'
import { langOf, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Link } from '#ui/Link.tsx'
import { SideCard } from '#ui/SideCard.tsx'
import { nearMe } from './api.ts'
import { messages } from './messages.ts'
import styles from './NearYou.module.css'
import { districtHref } from './tabs.ts'

/** A card of the right sidebar for members who said where they are; for others there is none. */
export function NearYou() {
  const text = useText(messages)
  const { language } = usePreferences()
  const { data: near } = useQuery(nearMe())
  const district = findDistrict(near?.district ?? null)
  if (!near || !district) return null

  const { trends, posts, jehubs } = near
  const isQuiet = trends.length + posts.length + jehubs.length === 0
  return (
    <SideCard
      title={text.near}
      more={{ href: districtHref(district.key), label: text.whole(district[language]) }}
    >
      {isQuiet && <p className={styles.quiet}>{text.nothingNear}</p>}
      {trends.length > 0 && <TrendList trends={trends} isPending={false} />}
      {posts.length > 0 && (
        <ul>
          {posts.map((post) => (
            <li key={post._id}>
              <Link to={postPath(post)} className={styles.post} lang={langOf(post.title)}>
                {post.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {jehubs.map((hub) => (
        <HubRow key={hub._id} hub={hub} />
      ))}
    </SideCard>
  )
}
