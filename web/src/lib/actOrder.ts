const KEY = 'actOrder'

let last = 0

/**
 * A number for each action of this browser, over all its tabs and visits: a later action has a higher one, whatever its
 * clock does. The server ignores an action that arrives after a later one.
 */
export function nextActOrder() {
  last = Math.max(last + 1, stored() + 1, Date.now())
  try {
    window.localStorage.setItem(KEY, String(last))
  } catch {
    // Where nothing is stored, the clock alone keeps the order between tabs.
  }
  return last
}

function stored() {
  try {
    return Number(window.localStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}
