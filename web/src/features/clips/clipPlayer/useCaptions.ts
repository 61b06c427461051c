import type { ClipVideo } from '@jes/contract/posts/posts'
import { usePreferences } from '#lib/preferences.ts'
import { useClipSettings } from './settings.ts'

/** The captions in the reader's language, else in the other one; null while they are off. */
export function useCaptions({ captions }: ClipVideo) {
  const language = usePreferences((preferences) => preferences.language)
  const isOn = useClipSettings(({ showsCaptions }) => showsCaptions)
  return isOn ? (captions.find((one) => one.language === language) ?? captions[0] ?? null) : null
}
