import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { monthTitle } from '#features/money/revenue/monthTitle.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { closeMonth } from './api.ts'
import { messages } from './messages.ts'

/** What the schedule does on the fifth, by hand. */
export function CloseMonth() {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function close() {
    setIsBusy(true)
    try {
      const month = await closeMonth(client)
      if (month) toast.success(text.wasClosed(monthTitle(month.month)))
      else toast.show(text.noneDue)
      setIsAsking(false)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button look="line" size="sm" onClick={() => setIsAsking(true)}>
        {text.close}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.closeTitle}
        confirmLabel={text.closeIt}
        busy={isBusy}
        busyLabel={text.closing}
        onConfirm={() => void close()}
        onCancel={() => setIsAsking(false)}
      >
        {text.closeWhy}
      </ConfirmDialog>
    </>
  )
}
