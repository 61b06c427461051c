import type { Analytics } from '@jes/contract/posts/analytics'
import { percent } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { FigureTiles } from '#ui/FigureTiles.tsx'
import { MEASURES, shownOf } from './measures.ts'
import { messages } from './messages.ts'

type Props = Pick<Analytics, 'totals' | 'before'>

/** The sums of the days, each against as many days before. */
export function Tiles({ totals, before }: Props) {
  const text = useText(messages)

  function changeOf(now: number, then: number) {
    if (then === 0) return now === 0 ? text.same : text.noneBefore
    const part = Math.abs(now - then) / then
    // Less than this reads as nothing.
    if (part < 0.005) return text.same
    return now > then ? text.more(percent(part)) : text.less(percent(part))
  }

  const figures = MEASURES.map((measure) => ({
    name: text[measure],
    value: shownOf(measure, totals[measure]),
    note: changeOf(totals[measure], before[measure]),
    isUp: totals[measure] > before[measure] * 1.005,
  }))

  return <FigureTiles label={text.numbers} figures={figures} />
}
