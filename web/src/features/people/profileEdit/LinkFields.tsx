import { MOST_LINKS } from '@jes/contract/core/users'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { InOrder } from '#ui/InOrder.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { messages } from './messages.ts'
import styles from './profileEdit.module.css'

type Props = {
  links: string[]
  problems: Record<string, string>
  onChange: (links: string[]) => void
}

export function LinkFields({ links, problems, onChange }: Props) {
  const text = useText(messages)
  const place = useRef<HTMLFieldSetElement>(null)

  /** The focused element may be gone by now: its neighbour gets the focus, or the button for a new one. */
  function changeAndFocus(next: string[], at: number) {
    flushSync(() => onChange(next))
    const fields = place.current?.querySelectorAll('input') ?? []
    const field = fields[Math.min(at, fields.length - 1)]
    if (field) field.focus()
    else place.current?.querySelector('button')?.focus()
  }

  return (
    <fieldset ref={place} className={styles.links}>
      <legend className={styles.legend}>{text.links}</legend>
      <p className={styles.hint}>{text.linksWhy}</p>
      <InOrder of={links}>
        {(link, index) => (
          <div className={styles.link}>
            <TextInput
              name={`links.${index}`}
              type="url"
              inputMode="url"
              label={text.link(number(index + 1))}
              error={problems[`links.${index}`]}
              value={link}
              maxLength={200}
              placeholder="https://"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => onChange(links.with(index, event.target.value))}
            />
            <IconButton
              label={text.removeLink(number(index + 1))}
              className={styles.remove}
              onClick={() => changeAndFocus(links.toSpliced(index, 1), index)}
            >
              <X />
            </IconButton>
          </div>
        )}
      </InOrder>
      {problems.links && (
        <p role="alert" className={styles.problem}>
          {problems.links}
        </p>
      )}
      {links.length < MOST_LINKS && (
        <Button look="line" size="sm" onClick={() => changeAndFocus([...links, ''], links.length)}>
          <Plus aria-hidden="true" />
          {text.addLink}
        </Button>
      )}
    </fieldset>
  )
}
