import { useEffect, useEffectEvent, useState } from 'react'
import { applyEdit } from '#lib/applyEdit.ts'
import { useText } from '#lib/language.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Choices } from './Choices.tsx'
import type { FirstUse, TypingHelpProps } from './field.ts'
import { messages } from './messages.ts'
import { PreetiOffer } from './PreetiOffer.tsx'
import { useCaret } from './useCaret.ts'
import { useChoices } from './useChoices.ts'
import { usePasted } from './usePasted.ts'
import { useSpoken } from './useSpoken.ts'

type Props = TypingHelpProps & { use: FirstUse }

/** The help for a field: its words in Devanagari, and pasted text. */
export function Typing({ field, value, onChange, use }: Props) {
  const text = useText(messages)
  const [caret, setCaret] = useCaret(field)
  const { offer, forget } = usePasted(field, value, use)
  /** Where Escape was pressed: there nothing is suggested. */
  const [dismissedAt, setDismissedAt] = useState<number>()
  const found = useChoices(value, caret)
  const isShown = !offer && found.word !== null && found.word.start !== dismissedAt
  const choices = isShown ? found.choices : []
  const said = useSpoken(choices[0], text.byTab)

  function put(start: number, end: number, written: string) {
    if (!field.current) return
    const to = start + written.length
    applyEdit(field.current, { start, end, text: written, select: [to, to] }, onChange)
    setCaret(to)
  }

  function take(choice: string | undefined) {
    if (!found.word || !choice) return
    found.learn(choice)
    put(found.word.start, found.word.end, choice)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
    if (choices.length === 0 || event.isComposing || !isPlain) return
    if (event.key === 'Tab') take(choices[0])
    else if (event.key === 'Escape') setDismissedAt(found.word?.start)
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const area = field.current
    const listener = (event: Event) => event instanceof KeyboardEvent && handleKey(event)
    area?.addEventListener('keydown', listener)
    return () => area?.removeEventListener('keydown', listener)
  }, [field])

  return (
    <>
      {offer && (
        <PreetiOffer
          field={field}
          at={offer.end}
          onConvert={() => {
            forget()
            put(offer.start, offer.end, offer.unicode)
          }}
          onKeep={() => {
            forget()
            field.current?.focus()
          }}
        />
      )}
      {choices.length > 0 && found.word && (
        <Choices field={field} at={found.word.start} choices={choices} onTake={take} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
