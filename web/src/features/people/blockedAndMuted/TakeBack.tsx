import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refetchAll } from '#features/people/relations/vanish.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { messages } from './messages.ts'

type Props = {
  /** Who or what is meant, for those who hear the button. */
  name: string
  verb: 'unblock' | 'unmute'
  onTake: () => Promise<unknown>
  onUndo: () => Promise<unknown>
}

const done = { unblock: 'unblocked', unmute: 'unmuted' } as const

/** One button through both states: its row stays, so that a mistake is undone in its place. */
export function TakeBack({ name, verb, onTake, onUndo }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isTaken, setIsTaken] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const label = isTaken ? text.undo : text[verb]

  async function turn() {
    setIsBusy(true)
    try {
      await (isTaken ? onUndo() : onTake())
      setIsTaken(!isTaken)
      void refetchAll(client)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isTaken && text.of(text[done[verb]], name)}</span>
      </VisuallyHidden>
      <Button
        look={isTaken ? 'ghost' : 'line'}
        size="sm"
        busy={isBusy}
        aria-label={text.of(label, name)}
        onClick={() => void turn()}
      >
        {label}
      </Button>
    </>
  )
}
