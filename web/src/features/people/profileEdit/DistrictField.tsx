import { districts } from '@jes/contract/core/districts'
import { useId } from 'react'
import { hardLimit } from '#lib/graphemes.ts'
import { langOf, useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { messages } from './messages.ts'

type Props = {
  value: string
  error: string | undefined
  onChange: (district: string) => void
}

/** The 77 districts are offered; who lives elsewhere writes where. */
export function DistrictField({ value, error, onChange }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const id = useId()
  return (
    <>
      <TextInput
        optional
        name="district"
        label={text.district}
        hint={text.districtWhy}
        error={error}
        value={value}
        lang={langOf(value)}
        list={id}
        maxLength={hardLimit(40)}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {districts.map((district) => (
          <option key={district.key} value={district[language]} />
        ))}
      </datalist>
    </>
  )
}
