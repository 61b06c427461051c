import { isLongerThan } from '@jes/contract/lib/graphemes'
import { type Because, because } from '@jes/contract/lib/refusals/because'
import { invalid } from '#lib/errors.ts'

const MOST_CUES = 1_000
const MOST_CHARACTERS = 200
const TIME = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMES = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`)
/** Other blocks of a file: none of them reaches the player. */
const OTHER = /^(NOTE|STYLE|REGION)(\s|$)/

type Cue = { from: number; to: number; text: string }

/** Rewrites a WebVTT file: times and plain text, nothing else. */
export function cleanVtt(content: string) {
  const cues = parse(content.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/))
  if (cues.length === 0) refuseFile('clips.captions_none')
  if (cues.length > MOST_CUES) refuseFile(because('clips.captions_many', { max: MOST_CUES }))
  const sorted = cues.toSorted((a, b) => a.from - b.from || a.to - b.to)
  const blocks = sorted.map(
    ({ from, to, text }) => `${sayTime(from)} --> ${sayTime(to)}\n${written(text)}`,
  )
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`
}

function parse(lines: string[]) {
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) refuseFile('clips.captions_start')
  const cues: Cue[] = []
  // Lines after the first without a blank line belong to the header.
  let at = endOfBlock(lines, 0)
  while (at < lines.length) {
    if (isBlank(lines[at]!)) {
      at += 1
      continue
    }
    const end = endOfBlock(lines, at)
    if (!OTHER.test(lines[at]!)) {
      const cue = readCue(lines.slice(at, end), at + 1)
      if (cue.text) cues.push(cue)
    }
    at = end
  }
  return cues
}

function endOfBlock(lines: string[], from: number) {
  let at = from
  while (at < lines.length && !isBlank(lines[at]!)) at += 1
  return at
}

function isBlank(line: string) {
  return line.trim() === ''
}

/** The first line may be an identifier; the times are in the first or second. */
function readCue(block: string[], line: number): Cue {
  const index = block[0]!.includes('-->') ? 0 : 1
  const times = TIMES.exec(block[index]?.trim() ?? '')
  const at = { line: line + index }
  if (!times) refuseFile(because('clips.captions_times', at))
  const [from, to] = [timeOf(times.slice(1, 5)), timeOf(times.slice(5, 9))]
  if (to <= from) refuseFile(because('clips.captions_order', at))
  const text = block
    .slice(index + 1)
    .map(plain)
    .filter(Boolean)
    .join('\n')
  if (isLongerThan(text, MOST_CHARACTERS)) {
    refuseFile(because('clips.captions_line_long', { ...at, max: MOST_CHARACTERS }))
  }
  return { from, to, text }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' }

function plain(line: string) {
  return line
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_all, name: string) => ENTITIES[name]!)
    .replace(/\p{Cc}/gu, '')
    .replaceAll('-->', '')
    .trim()
}

function written(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function timeOf([hours = '0', minutes, seconds, thousandths]: string[]) {
  return (
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)
  )
}

function sayTime(ms: number) {
  const parts = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
  const clock = parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')
  return `${clock}.${String(ms % 1000).padStart(3, '0')}`
}

function refuseFile(why: Because): never {
  throw invalid({ content: why })
}
