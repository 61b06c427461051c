import { type KeyboardEvent, useState } from 'react'
import { useText } from '#lib/language.ts'
import { usePreferences } from '#lib/preferences.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { keepRecent, keepTone, readChoices } from './choices.ts'
import styles from './EmojiPicker.module.css'
import { type Emoji, findEmoji, findSign, GROUPS, withTone } from './emoji.ts'
import { targetIn } from './gridKeys.ts'
import { messages } from './messages.ts'
import { ToneChoice } from './ToneChoice.tsx'

type Props = {
  open: boolean
  title: string
  onClose: () => void
  onPick: (emoji: string) => void
}

/** Emoji by group or by name in both languages, with those taken last and one's skin tone. */
export function EmojiPicker({ open, title, onClose, onPick }: Props) {
  const text = useText(messages)
  const { language } = usePreferences()
  const [typed, setTyped] = useState('')
  const [{ recent, tone }, setChoices] = useState(readChoices)
  const isSearching = typed.trim() !== ''
  const groups = isSearching
    ? [{ name: 'found' as const, emoji: findEmoji(typed) }]
    : [
        { name: 'recent' as const, emoji: recent.flatMap((sign) => findSign(sign) ?? []) },
        ...GROUPS,
      ]
  const shown = groups.filter(({ emoji }) => emoji.length > 0)

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = targetIn(event)
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  /** Takes the first that was found; the form around it is not sent. */
  function handleEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const first = isSearching && shown[0]?.emoji[0]
    if (first) handlePick(first)
  }

  function handlePick({ sign }: Emoji) {
    setChoices(keepRecent(sign))
    setTyped('')
    onPick(withTone(sign, tone))
  }

  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <TextInput
        type="search"
        label={text.search}
        value={typed}
        maxLength={40}
        autoComplete="off"
        data-autofocus=""
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleEnter}
      />
      <ToneChoice tone={tone} onChange={(tone) => setChoices(keepTone(tone))} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons in it */}
      <div className={styles.groups} onKeyDown={handleKeyDown}>
        {shown.map(({ name, emoji }) => (
          <section key={name} aria-label={text[name]}>
            <h3 className={styles.name}>{text[name]}</h3>
            <div className={styles.grid}>
              {emoji.map((one) => (
                <button
                  key={one.sign}
                  type="button"
                  className={styles.emoji}
                  aria-label={one[language]}
                  title={one[language]}
                  onClick={() => handlePick(one)}
                >
                  {withTone(one.sign, tone)}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p role="status">{shown.length === 0 && text.nothing}</p>
    </Dialog>
  )
}
