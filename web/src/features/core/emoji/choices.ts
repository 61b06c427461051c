import { TONES, type Tone } from './emoji.ts'

const KEY = 'jes-emoji'
const MOST_RECENT = 18

export type Choices = { recent: string[]; tone: Tone }

/** What somebody took last on this device, and in which skin tone. */
export function readChoices(): Choices {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices> | null
    const recent = Array.isArray(saved?.recent) ? saved.recent : []
    return {
      recent: recent.filter((sign) => typeof sign === 'string').slice(0, MOST_RECENT),
      tone: TONES.find((tone) => tone === saved?.tone) ?? '',
    }
  } catch {
    return { recent: [], tone: '' }
  }
}

export function keepTone(tone: Tone) {
  return keep({ ...readChoices(), tone })
}

export function keepRecent(sign: string) {
  const { recent, tone } = readChoices()
  const others = recent.filter((other) => other !== sign)
  return keep({ tone, recent: [sign, ...others].slice(0, MOST_RECENT) })
}

function keep(choices: Choices) {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {
    // Where storage is blocked or full, nothing is stored.
  }
  return choices
}
