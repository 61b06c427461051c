import { Bar, Note } from '#features/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Select } from '#ui/Select.tsx'
import { messages } from './messages.ts'
import { KINDS, useWanted } from './useWanted.ts'

const ALL = ''

/** Open or decided, and of which kind; above it how much waits. */
export function CaseFilters({ standing }: { standing?: string }) {
  const text = useText(messages)
  const { state, kind, want } = useWanted()

  return (
    <>
      {standing && <Note>{standing}</Note>}
      <Bar>
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
      </Bar>
    </>
  )
}
