import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { SuggestionList } from '#features/suggestions/SuggestionList.tsx'
import { useSuggestions } from '#features/suggestions/useSuggestions.ts'
import { useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { applyEdit } from './applyEdit.ts'
import styles from './Editor.module.css'
import { MirroredArea } from './MirroredArea.tsx'
import { type Edit, editBy, type Tool } from './marks.ts'
import { messages } from './messages.ts'
import { placeOf } from './placeOf.ts'
import { Toolbar } from './Toolbar.tsx'

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))
const LIST_WIDTH = 288

type Props = {
  name: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  counter: { used: number; limit: number; isNear: boolean }
  maxLength: number
}

/** Markdown with its tools, names and hashtags offered while typing, and a look at the result. */
export function Editor({ name, value, onChange, error, counter, maxLength }: Props) {
  const text = useText(messages)
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const [hasPreview, setHasPreview] = useState(false)
  const suggestions = useSuggestions(value, (picked) => apply({ ...picked, select: endOf(picked) }))
  const place = usePlaceOf(mirror, suggestions.at)

  function apply(edit: Edit) {
    if (!area.current) return
    applyEdit(area.current, edit, onChange)
    suggestions.follow(area.current)
  }

  function handleTool(tool: Tool) {
    if (!area.current) return
    const { selectionStart: start, selectionEnd: end } = area.current
    apply(editBy(tool, { text: value, start, end }))
  }

  return (
    <Field label={text.content} optional error={error} counter={counter}>
      {(control) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          <Toolbar
            onTool={handleTool}
            hasPreview={hasPreview}
            onPreview={() => setHasPreview(!hasPreview)}
          />
          <div className={styles.writing}>
            <MirroredArea
              {...control}
              {...suggestions.control}
              area={area}
              mirror={mirror}
              name={name}
              value={value}
              maxLength={maxLength}
              onChange={(event) => {
                onChange(event.target.value)
                suggestions.follow(event.target)
              }}
              onKeyDown={suggestions.handleKey}
              onKeyUp={(event) => suggestions.follow(event.currentTarget)}
              onClick={(event) => suggestions.follow(event.currentTarget)}
              onBlur={suggestions.close}
            />
            {suggestions.at !== null && (
              <SuggestionList
                id={suggestions.listId}
                options={suggestions.options}
                active={suggestions.active}
                onPick={suggestions.pick}
                style={place}
              />
            )}
          </div>
          {hasPreview && (
            <section aria-label={text.preview} className={styles.preview}>
              <Suspense fallback={<PreviewPending />}>
                <Preview markdown={value} />
              </Suspense>
            </section>
          )}
        </div>
      )}
    </Field>
  )
}

function PreviewPending() {
  return (
    <SkeletonGroup>
      <Skeleton width="60%" />
    </SkeletonGroup>
  )
}

/** The list hangs below the word that it is for. */
function usePlaceOf(mirror: React.RefObject<HTMLDivElement | null>, at: number | null) {
  const [place, setPlace] = useState<{ insetBlockStart?: number; insetInlineStart?: number }>({})

  useLayoutEffect(() => {
    if (at === null || !mirror.current) return
    const { top, left, width } = placeOf(mirror.current, at)
    setPlace({
      insetBlockStart: top + 4,
      insetInlineStart: Math.max(0, Math.min(left, width - LIST_WIDTH)),
    })
  }, [mirror, at])

  return place
}

function endOf({ start, text }: { start: number; text: string }): [number, number] {
  return [start + text.length, start + text.length]
}
