import { Check, CircleAlert, ImageOff, RotateCw, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { messages } from './messages.ts'
import styles from './PictureTile.module.css'
import { ProgressRing } from './ProgressRing.tsx'
import { isSending, type Upload } from './uploads.ts'

type Props = {
  upload: Upload
  index: number
  onEdit: () => void
  onRemove: () => void
  onRetry: () => void
  /** Another picture is dragged over this one. */
  onPass: (draggedKey: string) => void
}

/** The dragged picture: the browser hides it from drop targets until it is dropped. */
let draggedKey: string | null = null

export function PictureTile({ upload, index, onEdit, onRemove, onRetry, onPass }: Props) {
  const text = useText(messages)
  const [isBroken, setIsBroken] = useState(false)
  const place = number(index + 1)

  function handleDragStart(event: DragEvent) {
    draggedKey = upload.key
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
  }

  function handleDragOver(event: DragEvent) {
    if (draggedKey === null) return
    event.preventDefault()
    if (draggedKey !== upload.key) onPass(draggedKey)
  }

  function handleDragEnd() {
    draggedKey = null
  }

  return (
    <li
      className={styles.tile}
      draggable
      onDragStart={handleDragStart}
      onDragOver={handleDragOver}
      onDragEnd={handleDragEnd}
      data-failed={upload.problem ? true : undefined}
    >
      <button type="button" className={styles.face} aria-label={text.edit(place)} onClick={onEdit}>
        {isBroken ? (
          <ImageOff />
        ) : (
          <img
            src={upload.preview}
            alt={upload.alt}
            draggable={false}
            className={styles.image}
            onError={() => setIsBroken(true)}
          />
        )}
        {!upload.problem && (
          <span className={styles.alt} data-given={upload.alt ? true : undefined}>
            {upload.alt && <Check size={12} />}
            {text.alt}
          </span>
        )}
      </button>
      {isSending(upload) && (
        <span className={styles.cover}>
          <ProgressRing part={upload.progress} label={text.uploading} />
        </span>
      )}
      {upload.problem && (
        <div className={styles.cover}>
          <CircleAlert />
          {upload.file && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              <RotateCw size={14} />
              {text.retry}
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={isSending(upload) ? text.cancel(place) : text.remove(place)}
        onClick={onRemove}
      >
        <X size={18} />
      </button>
    </li>
  )
}
