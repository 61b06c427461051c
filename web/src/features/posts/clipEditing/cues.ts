export type CueProblem =
  | { kind: 'noTime' | 'noWords' | 'wrongOrder'; line: number }
  | { kind: 'nothing' }
type Read = { vtt: string; problem: null } | { vtt: null; problem: CueProblem }

const TIME = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,3}))?`
const LINE = new RegExp(`^${TIME}\\s*(?:-->|-|–|—)\\s*${TIME}(?:\\s+(.*))?$`, 'u')

/** The typed captions, one line each, as a WebVTT file; a whole such file is taken as it is. */
export function toVtt(typed: string): Read {
  const text = toLatin(typed.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'))
  if (/^WEBVTT\b/.test(text.trimStart())) return { vtt: typed.trimStart(), problem: null }
  const cues: string[] = []
  for (const [index, raw] of typed.split(/\r\n?|\n/).entries()) {
    if (raw.trim() === '') continue
    const read = cueOf(raw.trim())
    if (typeof read === 'string') return { vtt: null, problem: { kind: read, line: index + 1 } }
    cues.push(read.cue)
  }
  if (cues.length === 0) return { vtt: null, problem: { kind: 'nothing' } }
  return { vtt: `WEBVTT\n\n${cues.join('\n\n')}\n`, problem: null }
}

function cueOf(line: string) {
  // Times may be typed in the digits of either script; the words stay as they are.
  const times = /^[\d०-९:.,\s>–—-]+/u.exec(line)?.[0] ?? ''
  const found = LINE.exec(
    toLatin(times).trimEnd() + (times === line ? '' : ` ${line.slice(times.length)}`),
  )
  if (!found) return 'noTime'
  const [, h1, m1, s1, f1, h2, m2, s2, f2, words = ''] = found
  if (words.trim() === '') return 'noWords'
  const from = msOf(h1, m1, s1, f1)
  const to = msOf(h2, m2, s2, f2)
  if (to <= from) return 'wrongOrder'
  return { cue: `${stamp(from)} --> ${stamp(to)}\n${words.trim()}` }
}

function msOf(hours = '0', minutes = '0', seconds = '0', fraction = '0') {
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Number(fraction.padEnd(3, '0'))
}

function stamp(ms: number) {
  const pad = (n: number, size: number) => String(Math.floor(n)).padStart(size, '0')
  const seconds = ms / 1000
  return `${pad(seconds / 3600, 2)}:${pad((seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(ms % 1000, 3)}`
}

function toLatin(text: string) {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
}
