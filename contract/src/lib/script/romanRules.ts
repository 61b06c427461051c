const CONSONANTS: Record<string, string> = {
  ksh: 'क्ष',
  chh: 'छ',
  kh: 'ख',
  gh: 'घ',
  ch: 'च',
  jh: 'झ',
  th: 'थ',
  dh: 'ध',
  ph: 'फ',
  bh: 'भ',
  sh: 'श',
  ck: 'क',
  k: 'क',
  g: 'ग',
  c: 'क',
  j: 'ज',
  t: 'त',
  d: 'द',
  n: 'न',
  p: 'प',
  b: 'ब',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'ल',
  v: 'भ',
  w: 'व',
  s: 'स',
  h: 'ह',
  f: 'फ',
  z: 'ज',
  x: 'छ',
  q: 'क',
}
/** Each as it stands alone, and as a sign on a consonant. */
const VOWELS: Record<string, readonly [string, string]> = {
  aa: ['आ', 'ा'],
  ai: ['ऐ', 'ै'],
  au: ['औ', 'ौ'],
  ou: ['औ', 'ौ'],
  ee: ['ई', 'ी'],
  ii: ['ई', 'ी'],
  oo: ['ऊ', 'ू'],
  uu: ['ऊ', 'ू'],
  a: ['अ', ''],
  i: ['इ', 'ि'],
  u: ['उ', 'ु'],
  e: ['ए', 'े'],
  o: ['ओ', 'ो'],
}
const LETTERS = /ksh|chh|[kgcjtdpbs]h|ck|aa|ai|au|ou|ee|ii|oo|uu|[a-z]/g
const VIRAMA = '्'
/** Second letters that hang on nearly any first one, and first ones that lean on nearly any second. */
const HANGING = /^[यर]$/
const LEANING = /^[सशनम]$/
const TOGETHER = /^(?:क्त|क्स|क्ल|प्त|प्न|प्ल|ब्द|ब्ल|ग्न|ग्ल|त्न|त्म|त्व|द्व|द्म|ध्व|ह्म|ह्न|ल्ल|र्.)$/

/** Where an "a" is long that is written as one: everywhere it may be, at the end alone, or nowhere else. */
type Long = 'last' | 'first' | 'none'

/** A Roman word in Devanagari by its letters alone, the likelier ones first. */
export function byRule(roman: string) {
  const parts = roman.match(LETTERS) ?? []
  const syllables = parts.filter((part) => part in VOWELS).length
  const isSpelled = /aa/.test(roman)
  const ways: Long[] = isSpelled || syllables < 2 ? ['none', 'last'] : ['last', 'none', 'first']
  return ways.map((long) => nasals(write(parts, long)))
}

function write(parts: readonly string[], long: Long) {
  const vowels = parts.flatMap((part, at) => (part in VOWELS ? [at] : []))
  const longAt = long === 'last' ? vowels.at(-1) : long === 'first' ? vowels[0] : undefined
  let word = ''
  parts.forEach((part, at) => {
    const isLast = at === parts.length - 1
    const consonant = CONSONANTS[part]
    if (consonant) word += joins(parts[at - 1], consonant) ? VIRAMA + consonant : consonant
    else
      word += vowelAt(part, {
        isAlone: !(parts[at - 1]! in CONSONANTS),
        isLast,
        isLong: at === longAt,
      })
  })
  return word
}

function vowelAt(part: string, at: { isAlone: boolean; isLast: boolean; isLong: boolean }) {
  const side = at.isAlone ? 0 : 1
  if (part === 'a' && (at.isLast || at.isLong)) return VOWELS.aa![side]
  if (part === 'i' && at.isLast) return VOWELS.ii![side]
  if (part === 'ai' && at.isLast) return `${VOWELS.aa![side]}ई`
  if (part === 'au' && at.isLast) return `${VOWELS.aa![side]}उ`
  return VOWELS[part]?.[side] ?? ''
}

/** Whether a consonant is written into the one before it. */
function joins(before: string | undefined, letter: string) {
  const first = before && CONSONANTS[before]
  if (!first || first.length > 1) return false
  if (first === 'न' && letter === 'ग') return true
  return (
    HANGING.test(letter[0]!) ||
    LEANING.test(first) ||
    isDouble(first, letter) ||
    TOGETHER.test(`${first}${VIRAMA}${letter}`)
  )
}

function isDouble(first: string, letter: string) {
  return first === letter || /^(?:कख|गघ|चछ|जझ|तथ|दध|पफ|बभ)$/.test(first + letter)
}

/** The nasal that belongs to the letter after it, as people write it. */
function nasals(word: string) {
  return word
    .replace(/न्ग$/, 'ङ')
    .replace(/न्(?=[कखगघ])/g, 'ङ्')
    .replace(/न्(?=[चछजझ])/g, 'ञ्')
    .replace(/न्(?=[पफबभ])/g, 'म्')
    .replace(/न्(?=[सशहरलव])/g, 'ं')
    .replace(/^ग्य/, 'ज्ञ')
}
