import {
  MOST_RULES,
  RULE_DESCRIPTION_MAX_LENGTH,
  RULE_TITLE_MAX_LENGTH,
} from '@jes/contract/hubs/hubs'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import { RuleFields } from './RuleFields.tsx'
import styles from './RuleRows.module.css'
import { blankRow, type RuleRow } from './ruleRows.ts'

type Props = {
  rows: readonly RuleRow[]
  /** By `rules` and `rules.0.title`. */
  problems: Record<string, string>
  onChange: (rows: RuleRow[]) => void
}

const LIMITS = { title: RULE_TITLE_MAX_LENGTH, description: RULE_DESCRIPTION_MAX_LENGTH }

/** The rules as numbered pairs; one row always stays. */
export function RuleRows({ rows, problems, onChange }: Props) {
  const text = useText(messages)
  const list = useRef<HTMLOListElement>(null)

  /** The pressed button may disappear or move; the focus follows. */
  function change(next: RuleRow[], focused: number, wanted = 'input') {
    flushSync(() => onChange(next))
    const row = list.current?.children[focused]
    const target = row?.querySelector<HTMLElement>(wanted) ?? row?.querySelector('input')
    target?.focus()
  }

  function remove(index: number) {
    const next = rows.filter((_, other) => other !== index)
    change(next, Math.min(index, next.length - 1))
  }

  function moveUp(index: number) {
    const next = [...rows]
    next.splice(index - 1, 2, rows[index]!, rows[index - 1]!)
    change(next, index - 1, '[data-up]')
  }

  return (
    <>
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => (
          <RuleFields
            key={row.key}
            row={row}
            index={index}
            limits={LIMITS}
            isOnly={rows.length === 1}
            problems={problems}
            onChange={(changed) =>
              onChange(rows.map((other) => (other.key === row.key ? changed : other)))
            }
            onRemove={() => remove(index)}
            onMoveUp={() => moveUp(index)}
          />
        ))}
      </ol>
      {problems.rules && (
        <p role="alert" className={styles.problem}>
          {problems.rules}
        </p>
      )}
      <div className={styles.end}>
        {rows.length < MOST_RULES && (
          <Button look="ghost" size="sm" onClick={() => change([...rows, blankRow()], rows.length)}>
            <Plus />
            {text.addRule}
          </Button>
        )}
        <span role="status" className={styles.used}>
          {text.used(number(rows.length), number(MOST_RULES))}
        </span>
      </div>
    </>
  )
}
