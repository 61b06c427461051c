import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'

type Props = {
  open: boolean
  title: string
  /** The form in it, which the button below submits. */
  formId: string
  isBusy: boolean
  labels: { close: string; submit: string; busy: string }
  onClose: () => void
  children: ReactNode
}

/** A dialog around a form, with buttons to cancel and to send. */
export function FormDialog({ open, title, formId, isBusy, labels, onClose, children }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onClose}>
            {labels.close}
          </Button>
          <Button size="sm" type="submit" form={formId} busy={isBusy} busyLabel={labels.busy}>
            {labels.submit}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
