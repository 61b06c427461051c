import { CAPTION_MAX_LENGTH } from '@jes/contract/clips/clips'
import { lazy, Suspense, useRef, useState } from 'react'
import { MirroredArea } from '#features/core/editor/MirroredArea.tsx'
import { graphemes, hardLimit } from '#lib/graphemes.ts'
import { useText } from '#lib/language.ts'
import { Field } from '#ui/Field.tsx'
import styles from './CaptionField.module.css'
import { messages } from './messages.ts'

const Suggesting = lazy(async () => {
  // Writing works without suggestions too.
  const loaded = await import('#features/core/editor/Suggesting.tsx').catch(() => null)
  return { default: loaded?.Suggesting ?? (() => null) }
})

type Props = { value: string; error: string | undefined; onChange: (caption: string) => void }

/** The caption of a clip; names and hashtags are suggested while typing. */
export function CaptionField({ value, error, onChange }: Props) {
  const text = useText(messages)
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const [isUsed, setIsUsed] = useState(false)

  return (
    <Field
      label={text.caption}
      optional
      error={error}
      counter={{ used: graphemes(value), limit: CAPTION_MAX_LENGTH }}
    >
      {(control) => (
        <div className={styles.box} data-invalid={error ? true : undefined}>
          <MirroredArea
            {...control}
            area={area}
            mirror={mirror}
            name="caption"
            value={value}
            maxLength={hardLimit(CAPTION_MAX_LENGTH)}
            onFocus={() => setIsUsed(true)}
            onChange={(event) => onChange(event.target.value)}
          />
          <Suspense>
            {isUsed && <Suggesting area={area} mirror={mirror} value={value} onChange={onChange} />}
          </Suspense>
        </div>
      )}
    </Field>
  )
}
