/** Nepali endings that follow a word at once: "काठमाडौँ" is found in "काठमाडौँमा" and "काठमाडौँहरूलाई". */
const ENDINGS = [
  'हरू',
  'हरु',
  'मा',
  'को',
  'का',
  'की',
  'कै',
  'ले',
  'लाई',
  'लाइ',
  'बाट',
  'सँग',
  'संग',
  'सित',
  'देखि',
  'सम्म',
  'तिर',
  'भित्र',
  'बाहिर',
  'माथि',
  'मुनि',
  'नै',
  'मै',
  'सहित',
  'बिना',
  'विना',
  'द्वारा',
  'भर',
  'वाला',
  'वाली',
  'जी',
].map(plain)
/** The most endings that one word can have. */
const MOST_ENDINGS = 3
const DEVANAGARI_END = /\p{Script=Devanagari}$/u

type Node<Meaning> = { next: Map<string, Node<Meaning>>; meaning?: Meaning }
export type WordList<Meaning> = Node<Meaning>

/** The comparable form of a text: normalised, lower case, without joiners and other invisible characters. */
function plain(text: string) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, '')
    .replaceAll('ँ', 'ं')
}

/** Words, and each other character by itself; spaces only separate. */
function piecesOf(text: string) {
  return plain(text).match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []
}

/** Words and phrases in a trie, so that searching for all takes no longer than searching for one. */
export function listWords<Meaning>(entries: { word: string; meaning: Meaning }[]) {
  const root: WordList<Meaning> = { next: new Map() }
  for (const { word, meaning } of entries) {
    let node = root
    for (const piece of piecesOf(word)) {
      let next = node.next.get(piece)
      if (!next) {
        next = { next: new Map() }
        node.next.set(piece, next)
      }
      node = next
    }
    if (node !== root) node.meaning ??= meaning
  }
  return root
}

/** The meaning of each word of the list that occurs in the text as a whole word, with or without Nepali endings. */
export function* findWords<Meaning>(list: WordList<Meaning>, text: string) {
  if (list.next.size === 0) return
  const pieces = piecesOf(text)
  const stems = new Map<string, string[]>()
  for (let start = 0; start < pieces.length; start++) {
    let node: Node<Meaning> | undefined = list
    for (let at = start; node && at < pieces.length; at++) {
      const piece = pieces[at]!
      for (const stem of stemsOf(piece, stems)) {
        const meaning: Meaning | undefined = node.next.get(stem)?.meaning
        if (meaning !== undefined) yield meaning
      }
      node = node.next.get(piece)
    }
  }
}

/** The word itself, and its forms without endings. */
function stemsOf(piece: string, known: Map<string, string[]>) {
  const before = known.get(piece)
  if (before) return before
  const stems = new Set([piece])
  let longest = [piece]
  for (let step = 0; step < MOST_ENDINGS && longest.length > 0; step++) {
    longest = longest.filter((stem) => DEVANAGARI_END.test(stem)).flatMap(withoutEnding)
    for (const stem of longest) stems.add(stem)
  }
  const found = [...stems]
  known.set(piece, found)
  return found
}

function withoutEnding(word: string) {
  return ENDINGS.filter((ending) => word.length > ending.length && word.endsWith(ending)).map(
    (ending) => word.slice(0, -ending.length),
  )
}
