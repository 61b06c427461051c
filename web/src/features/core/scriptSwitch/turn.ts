import { type Say, sayOtherwise, type Turn } from './words.ts'

export type Script = 'roman' | 'devanagari'

/** Converts words to a script; the rules and the dictionary are fetched when somebody uses it. */
export async function turnInto(script: Script): Promise<Turn> {
  const say = await writerOf(script)
  return { of: (words) => sayOtherwise(words, say) }
}

export async function writerOf(script: Script): Promise<Say> {
  if (script === 'roman') return (await import('@jes/contract/lib/script/spelling')).inRoman
  const [{ inDevanagari }, { isEnglish }] = await Promise.all([
    import('@jes/contract/lib/script/devanagari'),
    import('@jes/contract/lib/script/romanNepali'),
  ])
  return (text) => inDevanagari(text, isEnglish)
}
