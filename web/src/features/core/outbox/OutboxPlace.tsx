import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate } from '#lib/history.ts'
import { text } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { type Act, useActs } from './acts.ts'
import { messages } from './newsMessages.ts'
import { takeOldComments } from './oldComments.ts'
import { loadActs } from './outbox.ts'
import { sendFromPage } from './page.ts'
import { keepSending } from './retrying.ts'
import { requestSync } from './sync.ts'
import { WaitingStrip } from './WaitingStrip.tsx'

/** Sends, on every page, what its member did without a connection, and says how much is left. */
export function OutboxPlace() {
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?._id)

  useEffect(() => {
    if (!userId) return
    const sending = keepSending(async () => {
      await takeOldComments(userId).catch(() => {})
      await loadActs()
      return sendFromPage(client, sayRefused)
    })
    const forget = useActs.subscribe((now, before) => {
      const waited = (act: Act) =>
        before.some(({ id, state }) => id === act.id && state === 'waiting')
      if (now.some((act) => act.state === 'waiting' && !waited(act))) sending.remind()
    })
    document.addEventListener('visibilitychange', syncIfLeft)
    return () => {
      forget()
      sending.stop()
      document.removeEventListener('visibilitychange', syncIfLeft)
    }
  }, [client, userId])

  return <WaitingStrip />
}

/** While a page is seen it sends by itself; the worker takes over once it is not. */
function syncIfLeft() {
  const isLeft = useActs.getState().some(({ state }) => state !== 'refused')
  if (document.hidden && isLeft) requestSync()
}

function sayRefused({ problem }: Act) {
  const { notSent, see } = text(messages)
  toast.error({
    text: notSent(problem ?? ''),
    action: { label: see, onAct: () => navigate('/outbox') },
  })
}
