import type { ClipStats } from '@jes/contract/clips/clips'
import { percent, playTime } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { Chart } from '#ui/Chart.tsx'
import { messages } from './messages.ts'

const LINES = [0, 0.25, 0.5, 0.75, 1]
/** In a shorter clip the twenty moments are so close that whole seconds do not tell them apart. */
const SHORT_MS = 25_000

/** The retention curve: a point where each twentieth of the clip begins. */
export function RetentionChart({ stats }: { stats: ClipStats }) {
  const text = useText(messages)
  const { retention, durationMs } = stats
  const momentOf = (ms: number) =>
    durationMs < SHORT_MS
      ? inDigits(text.moments((ms / 1000).toFixed(durationMs < 2_000 ? 2 : 1)))
      : playTime(ms)

  return (
    <Chart
      look="line"
      title={text.retention}
      columns={[text.moment, text.part]}
      points={retention.map((part, index) => ({
        at: momentOf((durationMs * index) / retention.length),
        value: part,
        shown: percent(part),
      }))}
      lines={LINES.map((value) => ({ value, shown: percent(value) }))}
    />
  )
}
