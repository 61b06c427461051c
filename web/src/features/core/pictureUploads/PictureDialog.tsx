import { ALT_MAX_LENGTH } from '@jes/contract/core/pictures'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { langOf, useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { messages } from './messages.ts'
import styles from './PictureDialog.module.css'
import type { Upload } from './uploads.ts'

type Props = {
  upload: Upload
  index: number
  all: number
  onDescribe: (alt: string) => void
  onMove: (to: number) => void
  onClose: () => void
}

/** The alt text of a picture, and its position among the others. */
export function PictureDialog({ upload, index, all, onDescribe, onMove, onClose }: Props) {
  const text = useText(messages)

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.photo(number(index + 1), number(all))}
      footer={
        <>
          <Button look="quiet" size="sm" disabled={index === 0} onClick={() => onMove(index - 1)}>
            <ArrowLeft />
            {text.moveEarlier}
          </Button>
          <Button
            look="quiet"
            size="sm"
            disabled={index === all - 1}
            onClick={() => onMove(index + 1)}
          >
            {text.moveLater}
            <ArrowRight />
          </Button>
          <Button size="sm" onClick={onClose}>
            {text.done}
          </Button>
        </>
      }
    >
      <img src={upload.preview} alt="" className={styles.image} />
      <TextArea
        label={text.description}
        hint={text.descriptionHint}
        limit={ALT_MAX_LENGTH}
        value={upload.alt}
        lang={langOf(upload.alt)}
        onChange={(event) => onDescribe(event.target.value)}
        data-autofocus
      />
    </Dialog>
  )
}
