import { REASON_MAX_LENGTH } from '@jes/contract/hubs/memberships'
import type { ReasonTemplate } from '@jes/contract/staff/cases'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#lib/language.ts'
import { type Language, usePreferences } from '#lib/preferences.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { templates } from './api.ts'
import { messages } from './messages.ts'

const OWN = ''
const LANGUAGES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ne', label: 'नेपाली', lang: 'ne' },
] as const

type Props = {
  label: string
  hint?: string | undefined
  error: string | undefined
  value: string
  onChange: (reason: string) => void
}

/** Why something is done: in own words, or one that is given often, which can be changed. */
export function ReasonField({ label, hint, error, value, onChange }: Props) {
  const text = useText(messages)
  const mine = usePreferences().language
  const { data: saved = [] } = useQuery(templates())
  const [language, setLanguage] = useState<Language>(mine)
  const [chosen, setChosen] = useState<ReasonTemplate | null>(null)

  function choose(id: string) {
    const template = saved.find(({ _id }) => _id === id) ?? null
    setChosen(template)
    if (template) onChange(template[language])
  }

  /** A text changed by hand stays; an unchanged template is shown in the other language. */
  function speak(next: Language) {
    if (chosen && value === chosen[language]) onChange(chosen[next])
    setLanguage(next)
  }

  return (
    <>
      {saved.length > 0 && (
        <Select
          label={text.template}
          value={chosen?._id ?? OWN}
          onChange={choose}
          options={[
            { value: OWN, label: text.own },
            ...saved.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      {chosen && (
        <RadioGroup label={text.language} options={LANGUAGES} value={language} onChange={speak} />
      )}
      <TextArea
        data-autofocus
        name="reason"
        label={label}
        hint={hint}
        error={error}
        limit={REASON_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
