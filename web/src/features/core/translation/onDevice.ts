import type { Direction } from './direction.ts'

type Pair = { sourceLanguage: string; targetLanguage: string }
type OnDevice = { translate: (text: string) => Promise<string>; destroy: () => void }
/** The part of the browser's Translator that is used; few browsers have it yet. */
type TranslatorApi = {
  availability: (pair: Pair) => Promise<string | null>
  create: (pair: Pair) => Promise<OnDevice>
}

/** Whether this browser translates by itself; it may have to download the languages first. */
export async function isOnDevice(direction: Direction) {
  try {
    const availability = await translatorApi()?.availability(pairOf(direction))
    return availability === 'available' || availability === 'downloadable'
  } catch {
    // A browser that fails to say so cannot.
    return false
  }
}

/** The texts in the other language, one after the other; none of them leaves the device. */
export async function translateOnDevice(texts: readonly string[], direction: Direction) {
  const translator = await translatorApi()!.create(pairOf(direction))
  try {
    const said: string[] = []
    for (const text of texts) said.push(await translator.translate(text))
    return said
  } finally {
    translator.destroy()
  }
}

function translatorApi() {
  return Reflect.get(globalThis, 'Translator') as TranslatorApi | undefined
}

function pairOf({ from, to }: Direction): Pair {
  return { sourceLanguage: from, targetLanguage: to }
}
