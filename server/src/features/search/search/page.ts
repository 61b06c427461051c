import { goneCursor, readCursor, writeCursor } from '#lib/pages.ts'
import { type Level, levelAfter, levelOf, numberOf } from './levels.ts'
import type { RankedPost } from './rank.ts'

/** Where reading goes on: posts before `until`, at a level, of the chunk below `before`, behind the last one shown. */
export type SearchPosition = {
  until: string
  level: Level
  before: string
  last: RankedPost | null
}

/** No post has this id: the chunk is read from its beginning. */
const NO_POST = '1'

type NextOptions = { oldest: string | null; levels: Level[]; isShown: (level: Level) => boolean }

/** The older chunk of this level, or the newest of the next one that is shown; null at the end. */
export function nextPosition(
  position: SearchPosition,
  { oldest, levels, isShown }: NextOptions,
): SearchPosition | null {
  if (oldest) return { ...position, before: oldest, last: null }
  const level = levelAfter(position.level, levels.filter(isShown))
  if (!level) return null
  return { ...position, level, before: position.until, last: null }
}

export function writePosition({ until, level, before, last }: SearchPosition) {
  return writeCursor(until, numberOf(level), before, last?.points ?? 0, last?.id ?? NO_POST)
}

export function readPosition(cursor: string): SearchPosition {
  const [until, number, before, points, id] = readCursor(cursor, [
    'id',
    'smallint',
    'id',
    'int',
    'id',
  ])
  const level = levelOf(number)
  if (!level) throw goneCursor()
  return { until, level, before, last: id === NO_POST ? null : { id, points } }
}
