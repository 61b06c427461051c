import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { Change } from './api.ts'
import { choiceMessages } from './choiceMessages.ts'

/** Each language by its own name: whoever cannot read the page must still find theirs. */
const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ne', label: 'नेपाली', lang: 'ne' },
] as const

export function LanguageChoice({ onChoose }: { onChoose: (change: Change) => void }) {
  const text = useText(choiceMessages)
  const { language } = usePreferences()
  return (
    <RadioGroup
      label={text.language}
      options={languages}
      value={language}
      onChange={(value) => onChoose({ language: value })}
    />
  )
}
