import { isDevanagari } from './letters.ts'
import { romanise } from './romanise.ts'

/** Chat writes x for छ: at the beginning, after a consonant and in verbs. */
const CHAT = /(?<![aeiou])x|x(?=(?:a|u|an|au|as)$)/g
/** Letters with several spellings, and their one sound. */
const WRITTEN = /ksh|kchh|x|jny|gny|cc?hh?|ck|[cq]|sh|ph|f|bh|[vw]|z|ee|oo|ou/g
const HEARD: Record<string, string> = {
  ksh: 'ks',
  kchh: 'ks',
  x: 'ks',
  jny: 'gy',
  gny: 'gy',
  cch: 'C',
  cchh: 'C',
  ch: 'C',
  chh: 'C',
  ck: 'k',
  c: 'k',
  q: 'k',
  sh: 's',
  ph: 'p',
  f: 'p',
  bh: 'b',
  v: 'b',
  w: 'b',
  z: 'j',
  ee: 'i',
  oo: 'u',
  ou: 'au',
}
const UNHEARD = /y(?<=ksy)|j(?=y)(?<=nj)|h(?<=lh)|g(?=[kg])(?<=ng)|y(?=[ei])(?<=[aeiou]y)/g
const DOUBLED = /(.)\1+/g
/** Behind two vowels it is written or not, but for the shortest words: gaunpalika, bhainsi, dashain; rain. */
const NASAL = /n(?=[^aeioungy])(?<=[aeiou][iu]n)|n$(?<=[aeiou][^aeiou]+[aeiou][iu]n)/g

/**
 * The phonetic key of a normalised word, the same for its spellings in both scripts. It is never empty for a word.
 * Only the first syllable keeps an "a": elsewhere spellings differ.
 */
export function soundOf(word: string) {
  const sound = phonetic(word).replace(/^[^aeiou]h?$/, '$&a')
  const open = sound.length > 3 ? sound.replace(/a$/, '') : sound
  const start = open.search(/[aeiou](?![aeiou])/) + 1
  const said = open.slice(0, start) + open.slice(start).replace(/a(?=[^aeiou])(?<=[^aeiou]a)/g, '')
  return (
    said
      .replace(DOUBLED, '$1')
      .replace(/n(?=[pb])/g, 'm')
      .replace(NASAL, '') || word
  )
}

/** The consonants alone, for spellings that differ more; empty where too little would be left. */
export function skeletonOf(word: string) {
  const sound = phonetic(word)
  const bones = sound
    .replace(/ks/g, 'C')
    .replace(/[aeiouy]|h(?<=.h)|m(?=[pb])|n(?<=gn)|b(?<=sb)/g, '')
    .replace(/n(?=[kgCjtdpbsl])(?<=.n)/g, '')
    .replace(DOUBLED, '$1')
  const last = bones.length > 3 ? bones.replace(/n$/, '') : bones
  return last.length >= 2 ? vowelAtStart(sound) + last : ''
}

function vowelAtStart(sound: string) {
  if (/^a/.test(sound)) return 'a'
  if (/^[ie]/.test(sound)) return 'i'
  return /^[ou]/.test(sound) ? 'u' : ''
}

function phonetic(word: string) {
  return romanOf(word)
    .replace(CHAT, 'ch')
    .replace(/^ksh?/, 'ch')
    .replace(/^ye/, 'e')
    .replace(/ow(?![aeiou])/g, 'o')
    .replace(/c(?=[eiy])/g, 's')
    .replace(WRITTEN, (letters) => HEARD[letters] ?? letters)
    .replace(UNHEARD, '')
    .replace(DOUBLED, '$1')
}

/** A nasal at the end of a word is spoken, but seldom written in Roman letters. */
function romanOf(word: string) {
  const said = isDevanagari(word) ? romanise(word.replace(/[ँं]$/, '')) : word
  return /^[a-z0-9]*$/.test(said) ? said : said.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '')
}
