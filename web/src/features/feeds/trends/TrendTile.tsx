import type { Trend } from '@jes/contract/feeds/trending'
import { hashtagOf, searchOf } from '#features/feeds/trending/hashtag.ts'
import { messages } from '#features/feeds/trending/messages.ts'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './TrendTiles.module.css'

type Props = { trend: Trend; scene: string }

/** One trend over a picture. */
export function TrendTile({ trend, scene }: Props) {
  const text = useText(messages)

  return (
    <li className={styles.tile}>
      <img src={scene} alt="" loading="lazy" decoding="async" className={styles.picture} />
      <Link to={searchOf(trend)} className={styles.words}>
        <span lang={langOf(trend.category)}>{trend.category}</span>
        <span className={styles.title} lang={langOf(trend.hashtag)}>
          {hashtagOf(trend)}
        </span>
        <span>{text.posts(trend.count)}</span>
      </Link>
    </li>
  )
}
