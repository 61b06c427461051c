/** Divides paisa by times to the last one: rounded down, and the rest to the largest remainders. */
export function shares(paisa: number, times: readonly number[]) {
  const all = times.reduce((sum, time) => sum + time, 0)
  const exact = times.map((time) => (paisa * time) / all)
  const whole = exact.map(Math.floor)
  const left = paisa - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return exact.map((part, index) => ({
    exact: part,
    paisa: whole[index]! + (lucky.has(index) ? 1 : 0),
  }))
}
