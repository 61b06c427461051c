import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { removeBlog } from './api.ts'
import { messages } from './messages.ts'

type Props = {
  id: string
  /** It is gone: nothing of it is kept any more. */
  onRemove: () => void
}

export function RemoveButton({ id, onRemove }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function remove() {
    setIsBusy(true)
    try {
      await removeBlog(client, id)
      onRemove()
      toast.success(text.removed)
      navigate('/admin/blogs', { replace: true })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      toast.error(error.message)
      setIsAsking(false)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button look="ghost" onClick={() => setIsAsking(true)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.removeTitle}
        confirmLabel={text.remove}
        busy={isBusy}
        busyLabel={text.removing}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {text.removeSentence}
      </ConfirmDialog>
    </>
  )
}
