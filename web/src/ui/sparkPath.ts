const WIDTH = 96
const HEIGHT = 28
/** Space for half the line above its highest point and below its lowest. */
const EDGE = 2

export const SPARK_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** Amounts as the points of a line, evenly apart, from nothing up to the highest of them. */
export function sparkPath(amounts: readonly number[]) {
  const most = Math.max(1, ...amounts)
  const step = amounts.length > 1 ? WIDTH / (amounts.length - 1) : 0
  const points = amounts.map((amount, index) => {
    const y = HEIGHT - EDGE - (amount / most) * (HEIGHT - 2 * EDGE)
    return `${round(index * step)} ${round(y)}`
  })
  return points.length > 0 ? `M${points.join('L')}` : ''
}

/** The same with the ground below it. */
export function sparkArea(amounts: readonly number[]) {
  const line = sparkPath(amounts)
  return line && `${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`
}

function round(length: number) {
  return Math.round(length * 10) / 10
}
