import type { Picture } from '@jes/contract/core/pictures'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useText } from '#lib/language.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Txt } from '#ui/Txt.tsx'
import { useModal } from '#ui/useModal.ts'
import styles from './Lightbox.module.css'
import { messages } from './lightboxMessages.ts'
import { Photo } from './Photo.tsx'
import { useTouch } from './useTouch.ts'

type Props = {
  pictures: readonly Picture[]
  open: boolean
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One picture at a time, as large as the screen; by swipe, pinch, arrows and buttons. */
export function Lightbox({ pictures, open, index, onMove, onClose }: Props) {
  const text = useText(messages)
  const modal = useModal({ open, onClose })
  const picture = pictures[index]
  const touch = useTouch({ key: index, onSwipe: move, onDismiss: onClose })
  if (!modal.isMounted || !picture) return null

  function move(step: 1 | -1) {
    if (pictures[index + step]) onMove(index + step)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    modal.handlers.onKeyDown(event)
    if (event.key === 'ArrowRight') move(1)
    if (event.key === 'ArrowLeft') move(-1)
  }

  return (
    <dialog
      ref={modal.ref}
      {...modal.handlers}
      onKeyDown={handleKeyDown}
      aria-label={text.pictures}
      className={styles.box}
    >
      <div className={styles.bar}>
        {pictures.length > 1 && (
          <span aria-live="polite">{text.place(index + 1, pictures.length)}</span>
        )}
        <IconButton
          label={text.close}
          size="tap"
          className={styles.button}
          onClick={onClose}
          data-autofocus
        >
          <X />
        </IconButton>
      </div>
      <div ref={touch.ref} {...touch.handlers} className={styles.stage}>
        <div className={styles.slide} style={touch.style}>
          <Photo key={picture._id} picture={picture} sizes="100vw" eager fit="contain" />
        </div>
      </div>
      {index > 0 && (
        <IconButton
          label={text.previous}
          size="tap"
          className={styles.previous}
          onClick={() => move(-1)}
        >
          <ChevronLeft />
        </IconButton>
      )}
      {index < pictures.length - 1 && (
        <IconButton label={text.next} size="tap" className={styles.next} onClick={() => move(1)}>
          <ChevronRight />
        </IconButton>
      )}
      {picture.alt && (
        <Txt as="p" className={styles.alt}>
          {picture.alt}
        </Txt>
      )}
    </dialog>
  )
}
