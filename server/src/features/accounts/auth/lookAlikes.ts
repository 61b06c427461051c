/** Digits and letters that are easily mistaken for another, and for which. */
const LOOKS: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  i: 'l',
}
const PAIRS: [string, string][] = [
  ['rn', 'm'],
  ['vv', 'w'],
]

/** What a username looks like at a glance: separators are ignored, and look-alike letters are the same. */
export function glance(username: string) {
  const letters = [...username.replace(/[._]/g, '')].map((sign) => LOOKS[sign] ?? sign).join('')
  return PAIRS.reduce((text, [pair, sign]) => text.replaceAll(pair, sign), letters)
}
