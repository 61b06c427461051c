import { districts } from '@jes/contract/core/districts'
import type { FirstSteps, FirstStepsChange } from '@jes/contract/welcome/firstSteps'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { messages } from './messages.ts'

type Props = { steps: FirstSteps; onChange: (change: FirstStepsChange) => void }

const NONE = ''

/** One of the 77 districts, in both scripts; nobody else sees it unless it is shown on the profile. */
export function DistrictChoice({ steps: { district, isDistrictShown }, onChange }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const sorted = districts.toSorted((one, other) =>
    one[language].localeCompare(other[language], language),
  )

  return (
    <div>
      <Select
        label={text.district}
        hint={isDistrictShown ? text.districtShown : text.districtWhy}
        options={[
          { value: NONE, label: text.notChosen },
          ...sorted.map(({ key, en, ne }) => ({
            value: key,
            label: language === 'ne' ? `${ne} ${en}` : `${en} ${ne}`,
          })),
        ]}
        value={district ?? NONE}
        onChange={(key) =>
          onChange(key === NONE ? { district: null, isDistrictShown: false } : { district: key })
        }
      />
      {district && (
        <Switch
          label={text.showDistrict}
          checked={isDistrictShown}
          onChange={(event) => onChange({ isDistrictShown: event.target.checked })}
        />
      )}
    </div>
  )
}
