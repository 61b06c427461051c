import { keysOf } from '#features/core/searchIndex/text.ts'

export type Translation = { meanings: string[]; isEnglish: boolean }

/** What each word is called in the other language, Nepali or English; the dictionary is read with the first search. */
export async function translateWords(words: string[]): Promise<Map<string, Translation>> {
  const { isEnglishWord, meaningsOf } = await import('#features/search/translations/words.ts')
  return new Map(
    words.map((word) => [word, { meanings: meaningsOf(word), isEnglish: isEnglishWord(word) }]),
  )
}

/** The keys of translations in every form and spelling. */
export function translatedKeys(translations: string[]) {
  return translations.flatMap((word) => {
    const { stem, alike, roots } = keysOf(word)
    return [word, stem, ...alike, ...roots]
  })
}
