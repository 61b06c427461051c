import { healthApi } from '@jes/contract/site/health'
import { call } from '#lib/api.ts'

const KEY = 'jes-reloaded'
const ENOUGH = 60_000

/** Whether a reload would bring the files of a new release: the server answers, and a reload was not just tried. */
export async function isReloadWorthwhile() {
  const isReady = await call(healthApi.ready, {}).then(
    () => true,
    () => false,
  )
  return isReady && !hasReloaded()
}

function hasReloaded() {
  try {
    const before = sessionStorage.getItem(KEY)
    sessionStorage.setItem(KEY, String(Date.now()))
    return before !== null && Date.now() - Number(before) < ENOUGH
  } catch {
    return true
  }
}
