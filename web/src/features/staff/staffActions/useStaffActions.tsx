import type { StaffAction, StaffDecision } from '@jes/contract/staff/cases'
import { useState } from 'react'
import { text } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { type Target, undoOf } from './actions.ts'
import { messages } from './messages.ts'
import { StaffDialog } from './StaffDialog.tsx'
import { doneOf } from './sayings.ts'

/** Time to notice a mistake. */
const UNDO_TIME = 10_000

export type StaffActionDialog = Target & {
  action: StaffAction
  /** What was written before the dialog opened. */
  reason?: string
  send: (decision: StaffDecision) => Promise<void>
  onDone?: (() => void) | undefined
}

/** The dialog in which the staff does something, or the action without one, and what is said afterwards. */
export function useStaffActions() {
  const [opened, setOpened] = useState<{ what: StaffActionDialog; count: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  function openDialog(what: StaffActionDialog) {
    setOpened((before) => ({ what, count: (before?.count ?? 0) + 1 }))
    setIsAsking(true)
  }

  async function act(what: StaffActionDialog, decision: StaffDecision) {
    await what.send(decision)
    showDone(what)
    what.onDone?.()
  }

  const dialog = opened && (
    <StaffDialog
      key={opened.count}
      action={opened.what.action}
      target={opened.what}
      reason={opened.what.reason}
      open={isAsking}
      onClose={() => setIsAsking(false)}
      onSend={(decision) => act(opened.what, decision)}
    />
  )
  return { ask: openDialog, act, dialog }
}

function showDone(what: StaffActionDialog) {
  const words = text(messages)
  const undo = undoOf(what.action)
  toast.show(
    {
      text: doneOf(what.action, what),
      ...(undo && {
        action: { label: words.undo, onAct: () => void takeBack(what, undo) },
        life: UNDO_TIME,
      }),
    },
    undo ? 'info' : 'success',
  )
}

async function takeBack(what: StaffActionDialog, action: StaffAction) {
  try {
    await what.send({ action, reason: text(messages).undone })
    toast.success(doneOf(action, what))
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}
