import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Floating } from './Floating.tsx'
import type { Field } from './field.ts'
import { messages } from './messages.ts'
import styles from './typing.module.css'

type Props = {
  field: Field
  at: number
  onConvert: () => void
  onKeep: () => void
}

/** The pasted text is converted only after a yes. */
export function PreetiOffer({ field, at, onConvert, onKeep }: Props) {
  const text = useText(messages)

  return (
    <Floating field={field} at={at} label={text.looksPreeti}>
      <p role="status" className={styles.question}>
        {text.looksPreeti}
      </p>
      <Button size="sm" onClick={onConvert}>
        {text.convert}
      </Button>
      <Button size="sm" look="line" onClick={onKeep}>
        {text.keep}
      </Button>
    </Floating>
  )
}
