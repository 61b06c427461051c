import { usePreferences } from '#lib/preferences.ts'

type Connection = EventTarget & { effectiveType?: string }

const SLOW = /[23]g/
const CHOSEN = /jes_prefs=[^;]*dataSaver/

/**
 * Data saver by what the connection says. Who has chosen keeps their choice. Otherwise it is on when the browser saves
 * data (`Save-Data`), and from the moment when the line is as slow as 3G or slower; it does not go off by itself before
 * the next visit, since pictures must not come and go with each mast. Returns how to stop.
 */
export function followConnection() {
  const { connection } = navigator as { connection?: Connection }
  look()
  connection?.addEventListener?.('change', look)
  return () => connection?.removeEventListener?.('change', look)

  function look() {
    if (!SLOW.test(connection?.effectiveType ?? '') || CHOSEN.test(document.cookie)) return
    usePreferences.setState({ dataSaver: true })
    document.documentElement.dataset.saver = 'on'
  }
}
