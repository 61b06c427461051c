import { X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { TypingHelp } from '#features/core/transliteration/TypingHelp.tsx'
import { useText } from '#lib/language.ts'
import { useEffectOn } from '#lib/useEffectOn.ts'
import { messages } from './messages.ts'
import { OfferList } from './OfferList.tsx'
import styles from './SearchOffers.module.css'
import { searched } from './searched.ts'
import { useOffers } from './useOffers.ts'

type Props = { field: RefObject<HTMLInputElement | null>; query: string }

/**
 * The suggestions of a search box, and the cross that empties it. It listens to an existing field, so it can be
 * loaded at the first use: no letter is lost.
 */
export function SearchOffers({ field, query }: Props) {
  const text = useText(messages)
  const offers = useOffers(field)
  const { open, close, follow, remember, handleKey } = offers
  const handle = useEffectEvent((event: Event) => {
    const input = field.current
    if (!input) return
    if (event instanceof KeyboardEvent) handleKey(event)
    else if (event.type === 'focus' && input.value === '') open()
    else if (event.type === 'click') open()
    else if (event.type === 'blur') close()
    else if (event.type === 'input') {
      follow(input.value)
      open()
    } else if (event.type === 'submit') {
      close()
      // On a phone the keyboard would cover the results.
      if (window.matchMedia('(pointer: coarse)').matches) input.blur()
    }
  })

  useEffect(() => {
    const input = field.current
    if (!input) return
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['keydown', 'focus', 'click', 'blur', 'input'])
      input.addEventListener(type, (event) => handle(event), { signal })
    input.form?.addEventListener('submit', (event) => handle(event), { signal })
    // Somebody may have begun to type while this was being loaded.
    if (document.activeElement === input) handle(new Event(input.value ? 'input' : 'focus'))
    return () => listening.abort()
  }, [field])

  useEffectOn([query], () => {
    follow(field.current?.value ?? query)
    for (const words of searched.splice(0)) remember(words)
  })

  useLayoutEffect(() => {
    for (const [name, said] of Object.entries(offers.control))
      if (said === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, said)
  })

  return (
    <>
      {offers.value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text.clear}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            offers.write('')
            open()
            field.current?.focus()
          }}
        >
          <X />
        </button>
      )}
      <TypingHelp field={field} value={offers.value} onChange={offers.write} />
      {offers.offers.length > 0 && <OfferList {...offers} />}
    </>
  )
}
