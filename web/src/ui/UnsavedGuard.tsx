import { useEffect, useEffectEvent, useState } from 'react'
import { guardLeaving } from '#lib/history.ts'
import { catalogue, useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const messages = catalogue({
  title: ['Leave without saving?', 'सेभ नगरी जाने?'],
  sentence: ['What you changed here is not saved yet.', 'यहाँ फेरेको कुरा अझै सेभ भएको छैन।'],
  leave: ['Discard changes', 'फेरेको हटाउनुहोस्'],
})

/** Asks before leaving the page with unsaved changes. */
export function UnsavedGuard({
  isUnsaved,
  onDiscard,
}: {
  isUnsaved: boolean
  onDiscard?: () => void
}) {
  const text = useText(messages)
  const [leave, setLeave] = useState<(() => void) | null>(null)

  const mayLeave = useEffectEvent((go: () => void) => {
    if (!isUnsaved || !useSession.getState().isAuthenticated) return true
    setLeave(() => go)
    return false
  })
  const handleUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault()
  })

  useEffect(() => {
    const stopGuarding = guardLeaving((go) => mayLeave(go))
    const listener = (event: BeforeUnloadEvent) => handleUnload(event)
    window.addEventListener('beforeunload', listener)
    return () => {
      stopGuarding()
      window.removeEventListener('beforeunload', listener)
    }
  }, [])

  function discard() {
    onDiscard?.()
    leave?.()
  }

  return (
    <ConfirmDialog
      open={leave !== null}
      title={text.title}
      confirmLabel={text.leave}
      onConfirm={discard}
      onCancel={() => setLeave(null)}
    >
      {text.sentence}
    </ConfirmDialog>
  )
}
