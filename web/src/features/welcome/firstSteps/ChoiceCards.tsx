import { useId } from 'react'
import { langOf } from '#lib/language.ts'
import styles from './ChoiceCards.module.css'

type Choice<Value extends string> = { value: Value; label: string; example: string }

type Props<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Two cards beside each other, each with an example of what it means. Native radio buttons underneath. */
export function ChoiceCards<Value extends string>(props: Props<Value>) {
  const { legend, choices, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice} lang={langOf(choice.label)}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <b className={styles.label}>{choice.label}</b>
          <span lang={langOf(choice.example) ?? 'en'}>{choice.example}</span>
        </label>
      ))}
    </fieldset>
  )
}
