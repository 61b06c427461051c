import { useText } from '#lib/language.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { messages } from './adminCasesMessages.ts'
import styles from './Cases.module.css'
import { KINDS, useCaseFilter } from './useCaseFilter.ts'

const ALL = ''

/** Open or decided, and of which kind. */
export function CaseFilters() {
  const text = useText(messages)
  const { state, kind, want } = useCaseFilter()

  return (
    <div className={styles.filters}>
      <RadioGroup
        label={text.state}
        value={state}
        onChange={(chosen) => want({ state: chosen })}
        options={[
          { value: 'open', label: text.open },
          { value: 'closed', label: text.closed },
        ]}
      />
      <Select
        label={text.kind}
        value={kind ?? ALL}
        onChange={(chosen) => want({ kind: chosen || null })}
        options={[
          { value: ALL, label: text.all },
          ...KINDS.map((one) => ({ value: one, label: text[one] })),
        ]}
      />
    </div>
  )
}
