import { CircleAlert, ImagePlus, RefreshCw, Trash2 } from 'lucide-react'
import { type ChangeEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Crop } from '#features/core/cropping/crop.ts'
import { problemOf } from '#features/core/pictureUploads/problemOf.ts'
import { wordsOf } from '#features/core/pictureUploads/problemWords.ts'
import { useText } from '#lib/language.ts'
import { type ChosenPicture, type PictureKind, SHAPES } from './hubPictures.ts'
import styles from './PictureSlot.module.css'
import { messages } from './pictureMessages.ts'

const loadDialog = () => import('#features/core/cropping/CropDialog.tsx')
const CropDialog = lazy(async () => ({ default: (await loadDialog()).CropDialog }))

type Props = {
  kind: PictureKind
  /** What is shown: a picture chosen here, or one that the hub has already. */
  url: string | null
  chosen: ChosenPicture | null
  error?: string | undefined
  onChoose: (picture: ChosenPicture) => void
  onRemove: () => void
  onProblem: (problem: string) => void
}

/** The cover or the icon of a hub: chosen, cropped, changed, removed. */
export function PictureSlot(props: Props) {
  const { kind, url, chosen, error, onChoose, onRemove, onProblem } = props
  const text = useText(messages)
  const noteId = useId()
  const slot = useRef<HTMLDivElement>(null)
  const [cropped, setCropped] = useState<{ source: Blob; crop?: Crop }>()
  const isCover = kind === 'coverImage'
  const { width, height } = SHAPES[kind]

  function take(file: File | undefined) {
    if (!file) return
    const problem = problemOf(file)
    if (problem) return onProblem(wordsOf(problem))
    setCropped({ source: file })
  }

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files?.[0])
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }

  function handleDone(part: Blob, crop: Crop) {
    const url = URL.createObjectURL(part)
    leaveCrop(() => onChoose({ source: cropped!.source, crop, part, url }))
  }

  /** The focused element may be gone by now; the slot gets the focus. */
  function leaveCrop(change?: () => void) {
    flushSync(() => {
      change?.()
      setCropped(undefined)
    })
    slot.current?.querySelector<HTMLElement>('button, input')?.focus()
  }

  function handleRemove() {
    flushSync(onRemove)
    slot.current?.querySelector('input')?.focus()
  }

  const input = (label: string, children: ReactNode, className: string | undefined) => (
    <label className={className} title={url ? label : undefined}>
      {children}
      <input
        type="file"
        name={kind}
        accept="image/*"
        aria-label={`${label}, ${width} × ${height}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        className={styles.input}
        onChange={handleChoice}
        // Loaded while the person looks for the picture.
        onClick={() => void loadDialog().catch(() => {})}
      />
    </label>
  )

  return (
    <div ref={slot} className={styles.slot}>
      <p className={styles.label}>
        {isCover ? text.cover : text.icon}{' '}
        <span className={styles.size}>
          {width} × {height}
        </span>
      </p>
      {url ? (
        <div className={styles.filled} data-kind={kind}>
          <button
            type="button"
            aria-label={isCover ? text.adjustCover : text.adjustIcon}
            disabled={!chosen}
            className={styles.adjust}
            onClick={() => chosen && setCropped(chosen)}
          >
            <img src={url} alt="" className={styles.image} />
          </button>
          <span className={styles.acts}>
            {input(isCover ? text.changeCover : text.changeIcon, <RefreshCw />, styles.act)}
            <button
              type="button"
              aria-label={isCover ? text.removeCover : text.removeIcon}
              title={isCover ? text.removeCover : text.removeIcon}
              className={styles.act}
              onClick={handleRemove}
            >
              <Trash2 />
            </button>
          </span>
        </div>
      ) : (
        <div className={styles.empty} data-kind={kind} data-invalid={error ? true : undefined}>
          {input(
            isCover ? text.chooseCover : text.chooseIcon,
            <>
              <ImagePlus aria-hidden="true" />
              <span aria-hidden="true">
                {isCover ? text.chooseCover : text.chooseIcon}
                {isCover && <span className={styles.kinds}>{text.kinds}</span>}
              </span>
            </>,
            styles.choose,
          )}
        </div>
      )}
      {error && (
        <p id={noteId} role="alert" className={styles.problem}>
          <CircleAlert size={16} />
          {error}
        </p>
      )}
      <Suspense>
        {cropped && (
          <CropDialog
            title={isCover ? text.adjustCover : text.adjustIcon}
            file={cropped.source}
            shape={SHAPES[kind]}
            start={cropped.crop}
            onDone={handleDone}
            onClose={() => leaveCrop()}
            onFail={() => leaveCrop(() => onProblem(wordsOf('notAnImage')))}
          />
        )}
      </Suspense>
    </div>
  )
}
