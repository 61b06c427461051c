import { useText } from '#lib/language.ts'
import { Floating } from './Floating.tsx'
import type { Field } from './field.ts'
import { messages } from './messages.ts'
import styles from './typing.module.css'

type Props = {
  field: Field
  at: number
  choices: readonly string[]
  onTake: (choice: string) => void
}

/** Spellings to accept by a tap, the first by Tab. The focus stays in the field. */
export function Choices({ field, at, choices, onTake }: Props) {
  const text = useText(messages)

  return (
    <Floating field={field} at={at} label={text.choices}>
      {choices.map((choice, index) => (
        <button
          key={choice}
          type="button"
          tabIndex={-1}
          lang="ne"
          className={styles.choice}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
        >
          {choice}
          {index === 0 && (
            <span className={styles.key} aria-hidden="true">
              Tab
            </span>
          )}
        </button>
      ))}
    </Floating>
  )
}
