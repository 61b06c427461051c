import { ArrowUp, CircleAlert, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { hardLimit } from '#lib/graphemes.ts'
import { langOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { messages } from './messages.ts'
import styles from './RuleRows.module.css'
import type { RuleRow } from './ruleRows.ts'

type Props = {
  row: RuleRow
  index: number
  limits: { title: number; description: number }
  isOnly: boolean
  problems: Record<string, string>
  onChange: (row: RuleRow) => void
  onRemove: () => void
  onMoveUp: () => void
}

export function RuleFields(props: Props) {
  const { row, index, limits, isOnly, problems, onChange, onRemove, onMoveUp } = props
  const text = useText(messages)
  const noteId = useId()
  const place = number(index + 1)
  const problem = problems[`rules.${index}.title`] ?? problems[`rules.${index}.description`]
  const note = problem ? { 'aria-invalid': true as const, 'aria-describedby': noteId } : {}

  return (
    <li className={styles.row}>
      <b className={styles.place} aria-hidden="true">
        {place}
      </b>
      <div className={styles.fields}>
        <input
          {...note}
          name={`rules.${index}.title`}
          value={row.title}
          lang={langOf(row.title)}
          aria-label={text.titleOf(place)}
          placeholder={text.ruleTitle}
          maxLength={hardLimit(limits.title)}
          className={styles.input}
          onChange={(event) => onChange({ ...row, title: event.target.value })}
        />
        <input
          name={`rules.${index}.description`}
          value={row.description}
          lang={langOf(row.description)}
          aria-label={text.descriptionOf(place)}
          placeholder={text.ruleDescription}
          maxLength={hardLimit(limits.description)}
          className={styles.input}
          onChange={(event) => onChange({ ...row, description: event.target.value })}
        />
        {problem && (
          <p id={noteId} role="alert" className={styles.problem}>
            <CircleAlert size={16} />
            {problem}
          </p>
        )}
      </div>
      <div className={styles.acts}>
        {!isOnly && (
          <IconButton label={text.removeRule(place)} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        )}
        {index > 0 && (
          <IconButton label={text.moveRuleUp(place)} data-up onClick={onMoveUp}>
            <ArrowUp />
          </IconButton>
        )}
      </div>
    </li>
  )
}
