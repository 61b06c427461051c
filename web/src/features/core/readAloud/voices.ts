import { useSyncExternalStore } from 'react'
import type { Language } from '#lib/preferences.ts'

/** A voice of this device that speaks the language; voices of a distant server are left out, since they are sent the text. */
export function findVoice(language: Language) {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  return (
    voices.find(({ lang, localService }) => localService && languageOf(lang) === language) ?? null
  )
}

/** Whether there is one; browsers find their voices some time after the page is there. */
export function useHasVoice(language: Language) {
  return useSyncExternalStore(
    subscribe,
    () => findVoice(language) !== null,
    () => false,
  )
}

function subscribe(onChange: () => void) {
  globalThis.speechSynthesis?.addEventListener('voiceschanged', onChange)
  return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', onChange)
}

/** Android writes ne_NP, others ne-NP. */
function languageOf(tag: string) {
  return tag.split(/[-_]/)[0]?.toLowerCase()
}
