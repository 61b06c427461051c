import type { Trend } from '@jes/contract/feeds/trending'
import { useText } from '#lib/language.ts'
import { BlockMore } from '#ui/BlockMore.tsx'
import { messages } from './messages.ts'
import { QUIET_SCENE, scenesOf } from './sceneOf.ts'
import { TrendTile } from './TrendTile.tsx'
import styles from './TrendTiles.module.css'

const SHOWN = 5

/** What most people write about just now, the first over a large picture; without any, what would be there. */
export function TrendTiles({ trends }: { trends: readonly Trend[] }) {
  const text = useText(messages)
  const shown = trends.slice(0, SHOWN)
  const scenes = scenesOf(shown)

  return (
    <section aria-label={text.trendingInNepal} className={styles.section}>
      {shown.length > 0 ? (
        <ul className={styles.tiles}>
          {shown.map((trend, index) => (
            <TrendTile key={trend.hashtag} trend={trend} scene={scenes[index] ?? QUIET_SCENE} />
          ))}
        </ul>
      ) : (
        <div className={styles.tiles}>
          <div className={styles.tile}>
            <img src={QUIET_SCENE} alt="" loading="lazy" className={styles.picture} />
            <div className={styles.words}>
              <h2 className={styles.title}>{text.trendingInNepal}</h2>
              <p>{text.nothingTrending}</p>
            </div>
          </div>
        </div>
      )}
      <BlockMore to="/trending" className={styles.more} />
    </section>
  )
}
