import type { ReportKind } from '@jes/contract/core/reports'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { hubOf } from '#features/core/hubAccess/api.ts'
import { useText } from '#lib/language.ts'
import { RadioRows } from '#ui/RadioRows.tsx'
import { messages } from './messages.ts'
import { messages as reasons } from './reasonMessages.ts'
import { type Choice, ruleChoice, siteReasons } from './reasons.ts'

type Props = {
  kind: ReportKind
  hub: string | null
  choice: Choice | null
  onChoose: (choice: Choice) => void
}

/** The hub's own rules first, then those of Jes; one choice among all. */
export function ReportReasons({ kind, hub, choice, onChoose }: Props) {
  const text = useText(messages)
  const words = useText(reasons)
  const name = useId()
  const { data } = useQuery({ ...hubOf(hub ?? ''), enabled: hub !== null })
  const rules = data?.rules ?? []

  return (
    <>
      {hub && rules.length > 0 && (
        <RadioRows
          name={name}
          legend={text.rulesOf(hub)}
          value={choice}
          onChange={onChoose}
          rows={rules.map((rule, place) => ({
            value: ruleChoice(place),
            label: rule.title,
            hint: rule.description,
          }))}
        />
      )}
      <RadioRows
        name={name}
        legend={text.rulesOfJes}
        value={choice}
        onChange={onChoose}
        rows={siteReasons(kind).map((reason) => ({
          value: reason,
          label: words[reason],
          hint: words[`${reason}Why`],
        }))}
      />
    </>
  )
}
