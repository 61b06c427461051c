import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { SuggestionList } from '#features/core/suggestionList/SuggestionList.tsx'
import { useSuggestions } from '#features/core/suggestionList/useSuggestions.ts'
import { TypingHelp } from '#features/core/transliteration/TypingHelp.tsx'
import { afterInput } from '#lib/afterInput.ts'
import { applyEdit } from '#lib/applyEdit.ts'
import { placeOf } from './placeOf.ts'

const LIST_WIDTH = 288
const FOLLOWED = ['keyup', 'click']

type Props = {
  area: RefObject<HTMLTextAreaElement | null>
  mirror: RefObject<HTMLDivElement | null>
  value: string
  onChange: (text: string) => void
  /** At the bottom of the screen there is no space below the field. */
  isAbove?: boolean
}

/**
 * Suggests names, hashtags and Devanagari while somebody types. It listens to an existing field, so it can be loaded
 * at the first use: no letter and no caret position is lost.
 */
export function Suggesting({ area, mirror, value, onChange, isAbove = false }: Props): ReactNode {
  const suggestions = useSuggestions(value, ({ start, end, text }) => {
    const caret = start + text.length
    if (!area.current) return
    applyEdit(area.current, { start, end, text, select: [caret, caret] }, onChange)
    suggestions.follow(area.current)
  })
  const place = usePlaceOf(mirror, suggestions.at, isAbove)
  const handleKey = useEffectEvent((event: KeyboardEvent) => suggestions.handleKey(event))
  const follow = useEffectEvent((field: HTMLTextAreaElement) => suggestions.follow(field))
  const close = useEffectEvent(() => suggestions.close())

  useEffect(() => {
    const field = area.current
    if (!field) return
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('keydown', (event) => handleKey(event), { signal })
    afterInput(field, () => follow(field), signal)
    for (const event of FOLLOWED) field.addEventListener(event, () => follow(field), { signal })
    field.addEventListener('blur', () => close(), { signal })
    // Somebody may have begun a name while this was being loaded.
    if (document.activeElement === field) follow(field)
    return () => listening.abort()
  }, [area])

  useLayoutEffect(() => {
    for (const [name, said] of Object.entries(suggestions.control))
      if (said === undefined) area.current?.removeAttribute(name)
      else area.current?.setAttribute(name, said)
  })

  return (
    <>
      <TypingHelp field={area} value={value} onChange={onChange} />
      {suggestions.at !== null && (
        <SuggestionList
          id={suggestions.listId}
          options={suggestions.options}
          active={suggestions.active}
          onPick={suggestions.pick}
          style={place}
        />
      )}
    </>
  )
}

/** The list is below its word, or above the field. */
function usePlaceOf(mirror: RefObject<HTMLDivElement | null>, at: number | null, isAbove: boolean) {
  const [place, setPlace] = useState<React.CSSProperties>({})

  useLayoutEffect(() => {
    if (at === null || !mirror.current) return
    const { top, left, width } = placeOf(mirror.current, at)
    setPlace({
      ...(isAbove ? { insetBlockEnd: 'calc(100% + 0.5rem)' } : { insetBlockStart: top + 4 }),
      insetInlineStart: Math.max(0, Math.min(left, width - LIST_WIDTH)),
    })
  }, [mirror, at, isAbove])

  return place
}
