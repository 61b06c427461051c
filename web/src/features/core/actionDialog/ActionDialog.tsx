import type { ReactNode } from 'react'
import { catalogue, useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './ActionDialog.module.css'

const messages = catalogue({ cancel: ['Cancel', 'रद्द गर्नुहोस्'] })

type Props = {
  open: boolean
  onClose: () => void
  title: string
  verb: string
  busyVerb: string
  problem: string | undefined
  isBusy: boolean
  onAct: () => void
  /** What must be done first is done. */
  isReady?: boolean
  look?: 'danger' | 'primary'
  children: ReactNode
}

/** An action that concerns another person: a reason, then the verb itself. */
export function ActionDialog(props: Props) {
  const { open, onClose, title, verb, busyVerb, problem, isBusy, onAct, look = 'danger' } = props
  const { isReady = true } = props
  const text = useText(messages)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="quiet" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            look={look}
            size="sm"
            busy={isBusy}
            busyLabel={busyVerb}
            disabled={!isReady}
            onClick={onAct}
          >
            {verb}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {problem && <Alert>{problem}</Alert>}
        {props.children}
      </div>
    </Dialog>
  )
}
