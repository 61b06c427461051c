import { transport } from '#lib/transport.ts'
import { addUse, type DayUse, type Kind } from './ledger.ts'

/** So long figures are gathered before they are written. */
const GATHER_MS = 2_000

let gathered: Partial<DayUse> = {}
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts what this page loads and sends. Returns how to stop. */
export function followTraffic() {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      countUse(kindOf(entry), entry.transferSize)
  })
  observer.observe({ type: 'resource', buffered: true })
  const direct = transport.fetch
  transport.fetch = (url, init) => {
    if (typeof init.body === 'string') countUse('sent', init.body.length)
    return direct(url, init)
  }
  window.addEventListener('pagehide', write)
  return () => {
    observer.disconnect()
    transport.fetch = direct
    window.removeEventListener('pagehide', write)
    write()
  }
}

/** Also for what is not sent by `fetch`: uploads, and the pictures that data saver did not load. */
export function countUse(kind: keyof DayUse, bytes: number) {
  if (bytes === 0) return
  gathered[kind] = (gathered[kind] ?? 0) + bytes
  timer ??= setTimeout(write, GATHER_MS)
}

export function kindOf({
  name,
  initiatorType,
}: Pick<PerformanceResourceTiming, 'name' | 'initiatorType'>): Kind {
  const { pathname } = new URL(name, location.href)
  if (/\.(mp4|webm|m4s)$/.test(pathname) || initiatorType === 'video') return 'clips'
  if (/\.(webp|avif|png|jpe?g|gif|svg)$/.test(pathname) || initiatorType === 'img') return 'photos'
  return 'text'
}

function write() {
  clearTimeout(timer)
  timer = undefined
  if (Object.keys(gathered).length === 0) return
  addUse(gathered)
  gathered = {}
}
