import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Enough for text of every size (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5
/** Enough for large text and icons. */
const ENOUGH_FOR_LARGE = 3
const THEMES = ['light', 'dark'] as const
const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-hover']
const INKS = ['text', 'text-muted', 'link', 'accent-text', 'danger', 'success', 'warning', 'info']
/** Inks that only stand on their own background. */
const PAIRS = [
  ['text', 'surface-inset'],
  ['text-muted', 'surface-inset'],
  ['text-inverse', 'surface-inverse'],
  ['accent-contrast', 'accent'],
  ['accent-contrast', 'accent-hover'],
  ['accent-text', 'accent-soft'],
  ['vote-up', 'vote-up-soft'],
  ['vote-down', 'vote-down-soft'],
  ['danger-contrast', 'danger'],
  ['danger', 'danger-soft'],
  ['success-contrast', 'success'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['premium-contrast', 'premium'],
  ['premium-text', 'premium-soft'],
  ['premium-text', 'surface'],
  ['night-text', 'night'],
  ['night-muted', 'night'],
  ['highlight-contrast', 'highlight'],
  ['badge-contrast', 'badge'],
  ...[1, 2, 3, 4, 5].map((n) => [`tone-${n}-fg`, `tone-${n}`] as const),
  ...[1, 2, 3, 4, 5].map((n) => ['hub-contrast', `hub-${n}`] as const),
] as const

const SOURCE = `${import.meta.dirname}/..`
/** Without those that the system chooses. */
const tokens = new Map(
  [
    ...read('ui/colors.css')
      .split('@media')[0]!
      .matchAll(/--([\w-]+):\s*([^;]+);/g),
  ].map(([, name = '', value = '']) => [name, value]),
)

test.each(THEMES)('text can be read on every surface (%s)', (theme) => {
  const all = [...SURFACES.flatMap((surface) => INKS.map((ink) => [ink, surface])), ...PAIRS]
  expect(all.filter(([ink, ground]) => contrast(ink!, ground!, theme) < ENOUGH)).toEqual([])
})

test.each(THEMES)(
  'where a style sets text and background together, it can be read (%s)',
  (theme) => {
    const pairs = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) => rulesOf(read(file)))
      .filter(([ink, ground]) => isColor(ink) && isColor(ground))
    expect(pairs.length).toBeGreaterThan(20)
    expect(
      pairs.filter(([ink, ground]) => contrast(ink, ground, theme) < ENOUGH_FOR_LARGE),
    ).toEqual([])
  },
)

function read(file: string) {
  return readFileSync(`${SOURCE}/${file}`, 'utf8')
}

/** The tokens of the rules that set both. */
function rulesOf(css: string) {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const ink = /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(body)?.[1]
    const ground = /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(body)?.[1]
    return ink && ground ? [[ink, ground] as const] : []
  })
}

function isColor(name: string) {
  return /#[0-9a-f]{6}/.test(tokens.get(name) ?? '')
}

function contrast(ink: string, ground: string, theme: (typeof THEMES)[number]) {
  const [one, other] = [luminance(ink, theme), luminance(ground, theme)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The relative luminance of WCAG 2.2. */
function luminance(name: string, theme: (typeof THEMES)[number]) {
  const colors = tokens.get(name)?.match(/#[0-9a-f]{6}/g)
  if (!colors) throw new Error(`--${name} is no colour`)
  const color = (theme === 'dark' && colors[1]) || colors[0]!
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
