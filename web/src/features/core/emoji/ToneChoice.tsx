import { useText } from '#lib/language.ts'
import styles from './EmojiPicker.module.css'
import type { Tone } from './emoji.ts'
import { messages } from './messages.ts'

const NAMES = [
  ['', 'yellow'],
  ['🏻', 'light'],
  ['🏼', 'mediumLight'],
  ['🏽', 'medium'],
  ['🏾', 'mediumDark'],
  ['🏿', 'dark'],
] as const satisfies [Tone, string][]

type Props = { tone: Tone; onChange: (tone: Tone) => void }

/** The skin tone of hands and people. */
export function ToneChoice({ tone, onChange }: Props) {
  const text = useText(messages)
  return (
    <fieldset className={styles.tones}>
      <legend className={styles.name}>{text.tone}</legend>
      {NAMES.map(([one, name]) => (
        <button
          key={one}
          type="button"
          className={styles.emoji}
          aria-label={text[name]}
          aria-pressed={one === tone}
          onClick={() => onChange(one)}
        >
          {`✋${one}`}
        </button>
      ))}
    </fieldset>
  )
}
