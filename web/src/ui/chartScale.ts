export type ChartPoint = {
  /** Its position: a second, a day. */
  at: string
  value: number
  /** The value as a person reads it. */
  shown: string
}
export type ChartLine = { value: number; shown: string }

export type ChartLook = 'line' | 'bars'

const STEPS = [1, 2, 5, 10]

/** The lines across a chart: round numbers from zero to just above the highest value. */
export function linesFor(highest: number, most = 4) {
  if (highest <= 0) return [0, 1]
  const rough = highest / most
  const power = 10 ** Math.floor(Math.log10(rough))
  // Counts have no halves.
  const step = Math.max(1, (STEPS.find((step) => step * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step)
}

/** Which of many points are named: the first, the last, and some evenly between. */
export function namedOf(points: number, most: number) {
  if (points < 2) return points ? [0] : []
  const gaps = Math.min(most, points) - 1
  return Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (points - 1)) / gaps))
}

/** In per cent of the width; a bar is in the middle of its share. */
export function placeOf(index: number, many: number, look: ChartLook) {
  if (look === 'bars') return ((index + 0.5) / many) * 100
  return many > 1 ? (index / (many - 1)) * 100 : 0
}

export function indexAt(part: number, many: number, look: ChartLook) {
  const index = look === 'bars' ? Math.floor(part * many) : Math.round(part * (many - 1))
  return Math.min(many - 1, Math.max(0, index))
}
