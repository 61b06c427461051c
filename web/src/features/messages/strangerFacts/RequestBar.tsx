import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from '#features/messages/messages/talk.module.css'
import { acceptTalk, removeTalk } from '#features/messages/talks/api.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { BlockAndReport } from './BlockAndReport.tsx'
import { messages } from './messages.ts'

/** In place of the composer under the request of a stranger. */
export function RequestBar({ talk }: { talk: Talk }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function attempt(work: () => Promise<void>) {
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    setIsBusy(false)
  }

  async function remove() {
    await removeTalk(client, talk._id)
    navigate('/messages?filter=requests', { replace: true })
  }

  return (
    <div className={styles.request}>
      <p>
        {talk.user ? text.unknowing(talk.user.displayName) : text.joining} {text.asleep}
      </p>
      <div className={styles.choices}>
        <Button busy={isBusy} onClick={() => void attempt(() => acceptTalk(client, talk._id))}>
          {text.accept}
        </Button>
        <Button look="quiet" busy={isBusy} onClick={() => void attempt(remove)}>
          <Trash2 />
          {text.decline}
        </Button>
        {talk.user && <BlockAndReport talk={talk} user={talk.user} />}
      </div>
    </div>
  )
}
