const syllables = new Intl.Segmenter('ne', { granularity: 'grapheme' })

/** One or two Latin initials, or the first syllable of a name in another script. */
export function initials(name: string) {
  const words = name.split(/[\s._-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const first = firstSyllable(words[0])
  if (!isLatin(first)) return first
  const last = words.length > 1 ? firstSyllable(words.at(-1)) : ''
  return (isLatin(last) ? first + last : first).toUpperCase()
}

function firstSyllable(word = '') {
  const [first] = syllables.segment(word.replace(/^[^\p{L}\p{N}]+/u, ''))
  return first?.segment ?? ''
}

function isLatin(syllable: string) {
  return /^[\p{Script=Latin}\p{N}]/u.test(syllable)
}
