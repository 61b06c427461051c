import { create } from 'zustand'
import { isNepali } from '#lib/language.ts'
import { findVoice } from './voices.ts'

/** What is being read aloud. */
export const useReading = create<{ id: string | null }>(() => ({ id: null }))

/** Reads paragraph by paragraph, each by a voice of its language: a long utterance stops in the middle in some browsers. */
export function readAloud(id: string, paragraphs: readonly string[]) {
  speechSynthesis.cancel()
  useReading.setState({ id })
  for (const paragraph of paragraphs) speechSynthesis.speak(utteranceOf(paragraph))
  const end = new SpeechSynthesisUtterance('')
  end.onend = () => forget(id)
  speechSynthesis.speak(end)
}

export function stopReading(id: string) {
  if (useReading.getState().id !== id) return
  speechSynthesis.cancel()
  forget(id)
}

function forget(id: string) {
  if (useReading.getState().id === id) useReading.setState({ id: null })
}

function utteranceOf(paragraph: string) {
  const utterance = new SpeechSynthesisUtterance(paragraph)
  const voice = findVoice(isNepali(paragraph) ? 'ne' : 'en')
  if (voice) {
    utterance.voice = voice
    utterance.lang = voice.lang
  }
  return utterance
}
