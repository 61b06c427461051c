import type { ClipStats } from '@jes/contract/clips/clips'
import { clipPath } from '@jes/contract/core/postPath'
import { useText } from '#lib/language.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { ClipFigures } from './ClipFigures.tsx'
import styles from './ClipStats.module.css'
import { DaysChart } from './DaysChart.tsx'
import { messages } from './messages.ts'
import { RetentionChart } from './RetentionChart.tsx'

type Props = { id: string; stats: ClipStats }

/** The statistics of a clip. Without plays no empty charts are shown. */
export function ClipStatsView({ id, stats }: Props) {
  const text = useText(messages)

  if (stats.plays === 0)
    return (
      <EmptyState
        roomy
        art={<ClipsArt />}
        title={text.none}
        action={<LinkButton href={clipPath(id)}>{text.watchClip}</LinkButton>}
      >
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <div className={styles.page}>
      <ClipFigures stats={stats} />
      <section className={styles.part}>
        <h2 className={styles.title}>{text.retention}</h2>
        <p className={styles.sentence}>{text.retentionWhy}</p>
        <RetentionChart stats={stats} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{text.days}</h2>
        <DaysChart days={stats.days} />
      </section>
    </div>
  )
}
