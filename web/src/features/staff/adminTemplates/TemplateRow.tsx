import type { ReasonTemplate } from '@jes/contract/staff/cases'
import { Row } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Txt } from '#ui/Txt.tsx'
import { messages } from './messages.ts'
import styles from './TemplateRow.module.css'

type Props = {
  template: ReasonTemplate
  canChange: boolean
  onChange: () => void
  onRemove: () => void
}

export function TemplateRow({ template, canChange, onChange, onRemove }: Props) {
  const text = useText(messages)
  const { name, en, ne } = template

  return (
    <Row>
      <Txt as="h2" className={styles.name}>
        {name}
      </Txt>
      <Txt as="p" className={styles.words}>
        {en}
      </Txt>
      <Txt as="p" className={styles.words}>
        {ne}
      </Txt>
      {canChange && (
        <p className={styles.actions}>
          <Button look="line" size="sm" aria-label={text.changeNamed(name)} onClick={onChange}>
            {text.change}
          </Button>
          <Button
            look="dangerLine"
            size="sm"
            aria-label={text.removeNamed(name)}
            onClick={onRemove}
          >
            {text.remove}
          </Button>
        </p>
      )}
    </Row>
  )
}
