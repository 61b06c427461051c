import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './LeavingDialog.module.css'
import { messages } from './leavingMessages.ts'

type Props = {
  open: boolean
  isUploading: boolean
  onStay: () => void
  onDiscard: () => void
  /** An edit has no draft: then there is nothing to keep. */
  onKeep?: () => void
}

export function LeavingDialog({ open, isUploading, onStay, onDiscard, onKeep }: Props) {
  const text = useText(messages)

  return (
    <Dialog
      open={open}
      onClose={onStay}
      closeButton={false}
      title={onKeep ? text.keepTitle : text.changedTitle}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onStay}>
            {text.stay}
          </Button>
          <Button look="dangerLine" size="sm" onClick={onDiscard}>
            {onKeep ? text.discard : text.leave}
          </Button>
          {onKeep && (
            <Button size="sm" onClick={onKeep} data-autofocus>
              {text.keep}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.words}>{onKeep ? text.keepSentence : text.changedSentence}</p>
      {isUploading && <p className={styles.words}>{text.isUploading}</p>}
    </Dialog>
  )
}
