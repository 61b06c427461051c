import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigate } from '#lib/history.ts'
import { text } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { type Act, useActs } from './acts.ts'
import { messages } from './newsMessages.ts'
import { loadActs } from './outbox.ts'
import { sendFromPage } from './page.ts'
import { keepSending } from './retrying.ts'
import { WaitingStrip } from './WaitingStrip.tsx'

/** Sends, on every page, what its member did without a connection, and says how much is left. */
export function OutboxPlace() {
  const client = useQueryClient()
  const userId = useSession(({ user }) => user?._id)

  useEffect(() => {
    if (!userId) return
    const sending = keepSending(async () => {
      await loadActs()
      return sendFromPage(client, sayRefused)
    })
    const forget = useActs.subscribe((now, before) => {
      const isNew = (act: Act) => !before.some(({ id }) => id === act.id)
      if (now.some((act) => act.state === 'waiting' && isNew(act))) sending.remind()
    })
    return () => {
      forget()
      sending.stop()
    }
  }, [client, userId])

  return <WaitingStrip />
}

function sayRefused({ problem }: Act) {
  const { notSent, see } = text(messages)
  toast.error({
    text: notSent(problem ?? ''),
    action: { label: see, onAct: () => navigate('/outbox') },
  })
}
