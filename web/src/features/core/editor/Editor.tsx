import { lazy, Suspense, useRef, useState } from 'react'
import { applyEdit } from '#lib/applyEdit.ts'
import { useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import { late } from '#ui/late.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import styles from './Editor.module.css'
import { MirroredArea } from './MirroredArea.tsx'
import { editBy, type Tool } from './marks.ts'
import { messages } from './messages.ts'
import { Toolbar } from './Toolbar.tsx'

const Suggesting = late(async () => (await import('./Suggesting.tsx')).Suggesting)
const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }))

type Props = {
  name: string
  value: string
  onChange: (text: string) => void
  error: string | undefined
  counter: { used: number; limit: number }
  maxLength: number
}

/** Markdown with its tools, suggestions while typing, and a preview. */
export function Editor({ name, value, onChange, error, counter, maxLength }: Props) {
  const text = useText(messages)
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const [hasPreview, setHasPreview] = useState(false)

  function handleTool(tool: Tool) {
    if (!area.current) return
    const { selectionStart: start, selectionEnd: end } = area.current
    applyEdit(area.current, editBy(tool, { text: value, start, end }), onChange)
  }

  return (
    <Field label={text.content} optional error={error} counter={counter}>
      {(control) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          <Toolbar
            area={area}
            onChange={onChange}
            onTool={handleTool}
            hasPreview={hasPreview}
            onPreview={() => setHasPreview(!hasPreview)}
          />
          <div className={styles.writing}>
            <MirroredArea
              {...control}
              area={area}
              mirror={mirror}
              name={name}
              value={value}
              maxLength={maxLength}
              onChange={(event) => onChange(event.target.value)}
            />
            <Suggesting area={area} mirror={mirror} value={value} onChange={onChange} />
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
