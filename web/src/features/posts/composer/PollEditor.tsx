import type { DraftContent } from '@jes/contract/posts/drafts'
import { POLL_OPTION_MAX_LENGTH, POLL_OPTIONS } from '@jes/contract/posts/posts'
import { Plus, Trash2, X } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './PollEditor.module.css'
import { messages } from './pollMessages.ts'

export type DraftPoll = NonNullable<DraftContent['poll']>

/** Hours. */
const SPANS = [1, 6, 24, 72, 168]

type Props = {
  poll: DraftPoll
  onChange: (poll: DraftPoll | null) => void
  problems: Record<string, string>
}

export function PollEditor({ poll, onChange, problems }: Props) {
  const text = useText(messages)
  const { options, hours } = poll

  function spanLabel(span: number) {
    if (span === 1) return text.hour
    if (span < 24) return text.hours(number(span))
    return span === 24 ? text.day : text.days(number(span / 24))
  }

  function setOptions(options: string[]) {
    onChange({ ...poll, options })
  }

  return (
    <fieldset className={styles.poll}>
      <legend className={styles.legend}>{text.poll}</legend>
      <InOrder of={options}>
        {(option, index) => (
          <div className={styles.choice}>
            <TextInput
              label={text.choice(number(index + 1))}
              name={`poll.options.${index}`}
              value={option}
              lang={langOf(option)}
              limit={POLL_OPTION_MAX_LENGTH}
              error={problems[`poll.options.${index}`]}
              onChange={(event) => setOptions(replaced(options, index, event.target.value))}
            />
            {options.length > POLL_OPTIONS.min && (
              <IconButton
                label={text.removeChoice(number(index + 1))}
                className={styles.remove}
                onClick={() => setOptions(options.filter((_, other) => other !== index))}
              >
                <X />
              </IconButton>
            )}
          </div>
        )}
      </InOrder>
      {problems['poll.options'] && (
        <p role="alert" className={styles.problem}>
          {problems['poll.options']}
        </p>
      )}
      {options.length < POLL_OPTIONS.max && (
        <Button look="ghost" size="sm" onClick={() => setOptions([...options, ''])}>
          <Plus />
          {text.addChoice}
        </Button>
      )}
      <Field label={text.open} error={problems['poll.hours']}>
        {(control) => (
          <select
            {...control}
            className={styles.span}
            value={hours}
            onChange={(event) => onChange({ ...poll, hours: Number(event.target.value) })}
          >
            {SPANS.map((span) => (
              <option key={span} value={span}>
                {spanLabel(span)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button look="dangerLine" size="sm" onClick={() => onChange(null)}>
        <Trash2 />
        {text.removePoll}
      </Button>
    </fieldset>
  )
}

function replaced(options: readonly string[], index: number, text: string) {
  return options.map((option, other) => (other === index ? text : option))
}
