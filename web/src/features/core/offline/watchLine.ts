import { healthApi } from '@jes/contract/site/health'
import { call } from '#lib/api.ts'
import { lineWorks, setLine } from '#lib/lineNews.ts'

const FIRST_DELAY = 3_000
const LONGEST_DELAY = 60_000

/** Asks the server, less and less often, until it answers; returns how to stop. */
export function watchLine() {
  let isOver = false
  let delay = FIRST_DELAY
  let timer: ReturnType<typeof setTimeout> | undefined
  void ask()
  document.addEventListener('visibilitychange', askAtOnce)

  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', askAtOnce)
  }

  async function ask() {
    clearTimeout(timer)
    const isThere = await call(healthApi.live, {}).then(
      () => true,
      () => false,
    )
    if (isOver) return
    if (isThere) return lineWorks()
    setLine('cut')
    timer = setTimeout(ask, delay)
    delay = Math.min(2 * delay, LONGEST_DELAY)
  }

  function askAtOnce() {
    if (!document.hidden) void ask()
  }
}
