import type { QuietHours } from '@jes/contract/core/settings'
import { useText } from '#lib/language.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { messages } from './quietMessages.ts'
import styles from './settings.module.css'

type Props = { hours: QuietHours; onChange: (hours: QuietHours) => void }

const NEPAL = 'Asia/Kathmandu'

/** From when to when, by the clocks of Nepal or of the place where the browser is. */
export function QuietTimes({ hours, onChange }: Props) {
  const text = useText(messages)
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([NEPAL, hours.zone, here])]

  return (
    <div className={styles.times}>
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="time"
          required
          label={text[end]}
          value={hours[end]}
          onChange={({ target }) => {
            if (target.value) onChange({ ...hours, [end]: target.value })
          }}
        />
      ))}
      <Select
        label={text.zone}
        value={hours.zone}
        options={zones.map((zone) => ({
          value: zone,
          label: zone === NEPAL ? text.nepal : zone.replaceAll('_', ' '),
        }))}
        onChange={(zone) => onChange({ ...hours, zone })}
      />
    </div>
  )
}
