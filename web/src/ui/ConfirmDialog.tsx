import type { ReactNode } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Button } from './Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

type Props = {
  open: boolean
  title: string
  children?: ReactNode
  /** The verb of the action: Delete, Log out. */
  confirmLabel: string
  onConfirm: () => void
  onCancel: () => void
  look?: 'danger' | 'primary'
  busy?: boolean
  busyLabel?: string
}

const messages = catalogue({ cancel: ['Cancel', 'रद्द गर्नुहोस्'] })

export function ConfirmDialog(props: Props) {
  const { open, title, children, confirmLabel, onConfirm, onCancel, look = 'danger' } = props
  const text = useText(messages)

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      closeButton={false}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onCancel} data-autofocus>
            {text.cancel}
          </Button>
          <Button
            look={look}
            size="sm"
            onClick={onConfirm}
            busy={props.busy}
            busyLabel={props.busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className={styles.words}>{children}</div>
    </Dialog>
  )
}
