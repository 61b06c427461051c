import type { Trend } from '@jes/contract/trending'
import { hashtagOf, searchOf } from '#features/trending/hashtag.ts'
import { messages as trendMessages } from '#features/trending/messages.ts'
import { langOf, useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './HappeningTile.module.css'
import { messages } from './messages.ts'
import pagoda from './scene-pagoda.svg'

/** The first trend over a picture; without one, what would be there. */
export function HappeningTile({ trend }: { trend: Trend | undefined }) {
  const text = useText(messages)
  const trendText = useText(trendMessages)

  return (
    <section className={styles.tile} aria-label={text.trendingInNepal}>
      <img src={pagoda} alt="" loading="lazy" className={styles.picture} />
      {trend ? (
        <Link to={searchOf(trend)} className={styles.words}>
          <span lang={langOf(trend.category)}>{trend.category}</span>
          <span className={styles.title} lang={langOf(trend.hashtag)}>
            {hashtagOf(trend)}
          </span>
          <span>{trendText.posts(trend.count)}</span>
        </Link>
      ) : (
        <div className={styles.words}>
          <h2 className={styles.title}>{text.trendingInNepal}</h2>
          <p>{text.nothingTrending}</p>
        </div>
      )}
    </section>
  )
}
