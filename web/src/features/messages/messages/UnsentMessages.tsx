import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Clock } from 'lucide-react'
import { type Act, useActs } from '#features/core/outbox/acts.ts'
import { discard, loadPage } from '#features/core/outbox/keeping.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { Bubble } from './Bubble.tsx'
import { messages } from './messages.ts'
import { QuoteLine } from './QuoteLine.tsx'
import styles from './talk.module.css'

/** What I wrote here and the server does not have yet. */
export function UnsentMessages({ talk }: { talk: Talk }) {
  const acts = useActs()
  const mine = acts.filter(
    (act): act is Act<'message'> => act.kind === 'message' && act.wish.talkId === talk._id,
  )
  if (mine.length === 0) return null
  return (
    <div className={styles.run} data-mine>
      {mine.map((act) => (
        <Unsent key={act.id} act={act} talk={talk} />
      ))}
    </div>
  )
}

function Unsent({ act, talk }: { act: Act<'message'>; talk: Talk }) {
  const text = useText(messages)
  const client = useQueryClient()
  const isRefused = act.state === 'refused'
  const state = isRefused ? text.notSent : act.state === 'sending' ? text.sending : text.waiting

  async function handleAgain() {
    const page = await loadPage()
    await page.sendNow(client, act.id)
  }

  return (
    <>
      <div className={styles.message}>
        <Bubble
          said={{ content: act.wish.content, createdAt: act.at }}
          card={act.wish.post && <span className={styles.deleted}>{text.withPost}</span>}
          quote={act.wish.replyTo && <QuoteLine quote={act.wish.replyTo} talk={talk} />}
          state={
            <>
              {isRefused ? <CircleAlert className={styles.failed} /> : <Clock />}
              <VisuallyHidden>{state}</VisuallyHidden>
            </>
          }
        />
      </div>
      {isRefused && (
        <p className={styles.refused} role="alert">
          {act.problem}
          <Button look="quiet" size="sm" onClick={() => void handleAgain()}>
            {text.sendAgain}
          </Button>
          <Button look="quiet" size="sm" onClick={() => discard(act.id)}>
            {text.discard}
          </Button>
        </p>
      )}
    </>
  )
}
