import { goneCursor, readCursor, writeCursor } from '#lib/pages.ts'
import { isSameWord, type Level, levelAfter, levelOf, numberOf } from './levels.ts'
import type { RankedPost } from './rank.ts'

/** Where reading goes on: posts before `until`, at a level, of the chunk below `before`, behind the last one shown. */
export type Place = { until: string; level: Level; before: string; last: RankedPost | null }

/** No post has this id: the chunk is read from its beginning. */
const NO_POST = '1'

/** The older chunk of this level, or the newest of the next one; null at the end. */
export function nextPlace(
  place: Place,
  { oldest, levels, showsAlike }: { oldest: string | null; levels: Level[]; showsAlike: boolean },
): Place | null {
  if (oldest) return { ...place, before: oldest, last: null }
  const level = levelAfter(place.level, levels)
  if (!level) return null
  const isFirstAlike = isSameWord(place.level) && !isSameWord(level)
  if (isFirstAlike && !showsAlike) return null
  return { ...place, level, before: place.until, last: null }
}

export function writePlace({ until, level, before, last }: Place) {
  return writeCursor(until, numberOf(level), before, last?.points ?? 0, last?.id ?? NO_POST)
}

export function readPlace(cursor: string): Place {
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
