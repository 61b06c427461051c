import type { ClipStats } from '@jes/contract/clips/clips'
import { percent } from '#lib/amounts.ts'
import { useText } from '#lib/language.ts'
import { count } from '#lib/numbers.ts'
import { timeSpent } from '#lib/timeSpent.ts'
import { type Figure, FigureTiles } from '#ui/FigureTiles.tsx'
import { messages } from './messages.ts'

/** The single numbers of a clip. */
export function ClipFigures({ stats }: { stats: ClipStats }) {
  const text = useText(messages)
  const figures: Figure[] = [
    { name: text.plays, value: count(stats.plays) },
    { name: text.engaged, value: count(stats.engagedViews), note: text.engagedWhy },
    { name: text.average, value: percent(stats.averagePart) },
    { name: text.watched, value: timeSpent(stats.watchedMs) },
    { name: text.upVotes, value: count(stats.upVotes) },
    { name: text.comments, value: count(stats.comments) },
    { name: text.saves, value: count(stats.saves) },
    { name: text.shares, value: count(stats.shares) },
    { name: text.followers, value: count(stats.followers) },
  ]

  return <FigureTiles label={text.numbers} figures={figures} />
}
