import { LIVING } from './livingEmoji.ts'
import { FLAGS, OTHERS } from './otherEmoji.ts'

export type Emoji = { sign: string; en: string; ne: string }
export type EmojiGroup = keyof typeof LIVING | keyof typeof OTHERS | 'flags'

/** The five skin tones of Unicode, from light to dark; none is yellow. */
export const TONES = ['', '🏻', '🏼', '🏽', '🏾', '🏿'] as const
export type Tone = (typeof TONES)[number]

export const GROUPS: { name: EmojiGroup; emoji: Emoji[] }[] = [
  ...Object.entries({ ...LIVING, ...OTHERS }).map(([name, lines]) => ({
    name: name as EmojiGroup,
    emoji: lines.trim().split('\n').map(readLine),
  })),
  { name: 'flags', emoji: flags() },
]

const MOST_FOUND = 60
const all = GROUPS.flatMap(({ emoji }) => emoji)

function readLine(line: string): Emoji {
  const blank = line.indexOf(' ')
  const [en = '', ne = ''] = line.slice(blank + 1).split('|')
  return { sign: line.slice(0, blank), en, ne }
}

function flags(): Emoji[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  const nepali = new Intl.DisplayNames('ne', { type: 'region' })
  return FLAGS.split(' ').map((code) => ({
    sign: String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0))),
    en: `${english.of(code)}, flag`,
    ne: `${nepali.of(code)} झन्डा`,
  }))
}

/** Those whose name in either language has a word that begins so, the exact ones first. */
export function findEmoji(typed: string): Emoji[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const found = all.flatMap((emoji) => {
    const names = wordsOf(`${emoji.en} ${emoji.ne}`)
    if (!words.every((word) => names.some((name) => name.startsWith(word)))) return []
    return { emoji, isExact: words.every((word) => names.includes(word)) }
  })
  return found
    .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))
    .slice(0, MOST_FOUND)
    .map(({ emoji }) => emoji)
}

export function findSign(sign: string) {
  return all.find((emoji) => emoji.sign === sign)
}

/** A sign of hands or people in a skin tone; any other stays. */
export function withTone(sign: string, tone: Tone) {
  return sign.replace(/(\p{Emoji_Modifier_Base})\ufe0f?/u, tone ? `$1${tone}` : '$&')
}

function wordsOf(text: string) {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
}
