import { districts } from '@jes/contract/core/districts'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Select } from '#ui/Select.tsx'
import { messages } from './messages.ts'

type Props = {
  value: string | null
  error: string | undefined
  onChange: (district: string | null) => void
}

const NONE = ''

/** Where the hub is: its posts stand on the page of that district. */
export function DistrictSelect({ value, error, onChange }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const sorted = districts.toSorted((one, other) =>
    one[language].localeCompare(other[language], language),
  )

  return (
    <Select
      name="district"
      label={text.district}
      hint={text.districtWhy}
      error={error}
      options={[
        { value: NONE, label: text.noDistrict },
        ...sorted.map((district) => ({ value: district.key, label: district[language] })),
      ]}
      value={value ?? NONE}
      onChange={(key) => onChange(key === NONE ? null : key)}
    />
  )
}
