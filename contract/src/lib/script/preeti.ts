import { isEnglish } from './romanNepali.ts'

/** What each key of the Preeti font draws; several keys that make one letter stand first. */
const KEYS: Record<string, string> = {
  km: 'फ',
  em: 'झ',
  pm: 'ऊ',
  qm: 'क्र',
  Qm: 'क्त',
  'O{': 'ई',
  s: 'क',
  S: 'क्',
  v: 'ख',
  V: 'ख्',
  u: 'ग',
  U: 'ग्',
  3: 'घ',
  '£': 'घ्',
  ª: 'ङ',
  r: 'च',
  R: 'च्',
  5: 'छ',
  h: 'ज',
  H: 'ज्',
  '´': 'झ',
  '‰': 'झ्',
  '`': 'ञ',
  '~': 'ञ्',
  6: 'ट',
  7: 'ठ',
  8: 'ड',
  9: 'ढ',
  0: 'ण्',
  t: 'त',
  T: 'त्',
  y: 'थ',
  Y: 'थ्',
  b: 'द',
  w: 'ध',
  W: 'ध्',
  g: 'न',
  G: 'न्',
  k: 'प',
  K: 'प्',
  ˆ: 'फ्',
  a: 'ब',
  A: 'ब्',
  e: 'भ',
  E: 'भ्',
  d: 'म',
  D: 'म्',
  o: 'य',
  '/': 'र',
  '¥': 'र्‍',
  n: 'ल',
  N: 'ल्',
  j: 'व',
  J: 'व्',
  z: 'श',
  Z: 'श्',
  i: 'ष्',
  ';': 'स',
  ':': 'स्',
  x: 'ह',
  X: 'ह्',
  I: 'क्ष्',
  q: 'त्र',
  Q: 'त्त',
  1: 'ज्ञ',
  '¡': 'ज्ञ्',
  '>': 'श्र',
  4: 'द्ध',
  2: 'द्द',
  B: 'द्य',
  å: 'द्व',
  ß: 'द्म',
  '¢': 'द्घ',
  '›': 'द्र',
  '„': 'ध्र',
  Ì: 'न्न',
  '?': 'रु',
  '¿': 'रू',
  Å: 'हृ',
  Ë: 'ङ्ग',
  Í: 'ङ्क',
  Î: 'ङ्ख',
  '‹': 'ङ्घ',
  '§': 'ट्ट',
  Ý: 'ट्ठ',
  '¶': 'ठ्ठ',
  '•': 'ड्ड',
  c: 'अ',
  O: 'इ',
  p: 'उ',
  C: 'ऋ',
  P: 'ए',
  f: 'ा',
  l: 'ि',
  L: 'ी',
  "'": 'ु',
  '"': 'ू',
  '[': 'ृ',
  ']': 'े',
  '}': 'ै',
  '+': 'ं',
  F: 'ँ',
  M: 'ः',
  '\\': '्',
  '|': '्र',
  '«': '्र',
  Ø: '्य',
  '˜': 'ऽ',
  ç: 'ॐ',
  ')': '०',
  '!': '१',
  '@': '२',
  '#': '३',
  $: '४',
  '%': '५',
  '^': '६',
  '&': '७',
  '*': '८',
  '(': '९',
  '.': '।',
  '=': '.',
  '-': '(',
  _: ')',
  '<': '?',
  '÷': '/',
  Ü: '%',
  '±': '+',
  Û: '!',
  '†': '!',
  Ù: ';',
  æ: '“',
  Æ: '”',
  '…': '‘',
  Ú: '’',
  Ö: '=',
}
const KEY = /km|em|pm|qm|Qm|O\{|[^{]/gs
const CLUSTER = '[क-ह](?:्\u200d?[क-ह])*'
const SIGNS = '[ा-ौंँः]'
const REPH = '{'

/** In what order the signs of a letter are written, whatever order they were typed in. */
const ORDER: [RegExp, string][] = [
  // Half a letter and the bar beside it are the whole one.
  [/्ा/g, ''],
  [new RegExp(`ि(${CLUSTER})`, 'g'), '$1ि'],
  [new RegExp(`(${CLUSTER}${SIGNS}*)\\${REPH}`, 'g'), 'र्$1'],
  [/([ंँः])([ा-ौ]+)/g, '$2$1'],
  [/([ंँािीुूृेै])\1+/g, '$1'],
  [/अ(?:ाे|ेा)/g, 'ओ'],
  [/अ(?:ाै|ैा)/g, 'औ'],
  [/अा/g, 'आ'],
  [/एे/g, 'ऐ'],
  [/ाे|ेा/g, 'ो'],
  [/ाै|ैा/g, 'ौ'],
  [/(^|\s)ः/g, '$1:'],
]

/** Text written for the font Preeti, in Unicode. */
export function fromPreeti(text: string) {
  const letters = text
    // The curl that makes फ, झ and क्र of other letters is often typed behind their signs.
    .replace(/([qQkep])([|'"[\]}+F]+)m/g, '$1m$2')
    .replace(KEY, (key) => (Object.hasOwn(KEYS, key) ? KEYS[key]! : key))
  return ORDER.reduce((said, [pattern, order]) => said.replace(pattern, order), letters)
}

const SAMPLE = 2_000
/** Keys that draw vowel signs and र्, in places where neither English nor code has such characters. */
const TYPICAL = [
  /^[^[{(]*[a-zA-Z0-9/;][\]}]([a-zA-Z0-9/;+F]|$)/,
  /[a-zA-Z/]\{([a-zA-Z;/]|$)/,
  /^;[a-zA-Z/]/,
]
const PAIR = /\[.*\]|\{.*\}|\(.*\)/
const FOREIGN =
  /:\/\/|www\.|\S@\S+\.\S|=>|<\/|\/>|\);|`{3}|&&|\|\||\s\|\s|^\s*[|#>]|[\u0900-\u097f]/m
const WRITTEN = new RegExp(`^(?:(?:[अ-औॐऽ]|${CLUSTER}[ा-ौ]?)[ंँः]?)+(?:[क-ह]्)?्?$|^[०-९.,/:-]+$`)

/** Whether a text is Nepali written for Preeti: it reads as Nepali, and English and code do not look like it. */
export function looksPreeti(text: string) {
  const sample = text.slice(0, SAMPLE).trim()
  if (FOREIGN.test(sample)) return false
  const words = sample.split(/\s+/)
  const typical = words.filter(isTypical)
  if (typical.length === 0 || typical.length < words.length / 5) return false
  if (words.filter(isEnglish).length > words.length / 10) return false
  const said = fromPreeti(sample).split(/\s+/)
  return said.filter(isWritten).length >= said.length * 0.85
}

function isTypical(word: string) {
  const letters = word.replace(/[.,]+$/, '')
  return !PAIR.test(letters) && TYPICAL.some((pattern) => pattern.test(letters))
}

function isWritten(word: string) {
  const letters = word.replace(/[।,?!()“”‘’.%:;-]/g, '')
  return letters === '' || WRITTEN.test(letters)
}
