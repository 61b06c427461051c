import type { Analytics } from '@jes/contract/posts/analytics'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import styles from './Analytics.module.css'
import { DayChart } from './DayChart.tsx'
import { MEASURES } from './measures.ts'
import { messages } from './messages.ts'
import { PostRows } from './PostRows.tsx'
import { Tiles } from './Tiles.tsx'

/** How what I wrote was read. Where nothing happened yet there are no empty charts. */
export function AnalyticsView({ analytics }: { analytics: Analytics }) {
  const text = useText(messages)
  const { days, totals, before, posts } = analytics
  const isNothing = MEASURES.every((measure) => totals[measure] === 0 && before[measure] === 0)

  if (isNothing)
    return (
      <EmptyState
        roomy
        art={<PostsArt />}
        title={text.none}
        action={<LinkButton href="/add-post">{text.write}</LinkButton>}
      >
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <div className={styles.page}>
      <Tiles totals={totals} before={before} />
      {posts.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>{text.posts}</h2>
          <PostRows posts={posts} />
        </section>
      )}
      <section className={styles.part}>
        <h2 className={styles.title}>{text.byDay}</h2>
        {MEASURES.filter((measure) => totals[measure] > 0).map((measure) => (
          <DayChart key={measure} days={days} measure={measure} />
        ))}
      </section>
    </div>
  )
}
