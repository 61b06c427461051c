const KEY = 'jes-reloaded'
const ENOUGH = 60_000

/** Whether a reload would bring the files of a new release: the server answers, and it was not just tried. */
export async function isReloadWorthwhile() {
  const reply = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
  return reply?.ok === true && !hasReloaded()
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
