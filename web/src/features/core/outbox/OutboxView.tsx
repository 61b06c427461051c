import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useText } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'
import { toast } from '#lib/toasts.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { type Act, useActs } from './acts.ts'
import { EditAct } from './EditAct.tsx'
import { messages } from './messages.ts'
import styles from './outbox.module.css'
import { changeAct, dropAct, loadActs, restoreAct } from './outbox.ts'
import { sendNow } from './page.ts'
import { RefusedAct } from './RefusedAct.tsx'
import { kilobytesOf } from './sizes.ts'
import { WaitingAct } from './WaitingAct.tsx'

/** What is not sent yet: what was refused first, then what waits, in the order in which it is sent. */
export function OutboxView() {
  const text = useText(messages)
  const client = useQueryClient()
  const acts = useActs()
  const [edited, setEdited] = useState<Act | null>(null)
  const refused = acts.filter(({ state }) => state === 'refused')
  const waiting = acts.filter(({ state }) => state !== 'refused')

  useEffect(() => void loadActs(), [])

  /** Nobody is asked, but there is a way back. */
  function discard(act: Act) {
    void dropAct(act.id)
    toast.show({
      text: text.discarded,
      action: { label: text.undo, onAct: () => void restoreAct(act) },
    })
  }

  async function retry({ id }: Act, changes: Partial<Act> = {}) {
    setEdited(null)
    await changeAct(id, { ...changes, state: 'waiting', problem: null })
    await sendNow(client, id)
  }

  if (acts.length === 0)
    return (
      <EmptyState roomy art={<PostsArt />} title={text.none}>
        {text.noneWhy}
      </EmptyState>
    )
  return (
    <>
      <p className={styles.intro}>{text.intro}</p>
      {refused.length > 0 && (
        <section aria-labelledby="refused">
          <h2 id="refused" className={styles.heading}>
            {text.failed} <b>{number(refused.length)}</b>
          </h2>
          <ul>
            {refused.map((act) => (
              <RefusedAct
                key={act.id}
                act={act}
                onRetry={() => void retry(act)}
                onEdit={() => setEdited(act)}
                onDiscard={() => discard(act)}
              />
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting" className={styles.heading}>
            {text.waiting} <b>{number(waiting.length)}</b>
            <span className={styles.size}>{text.inAll(text.kilobytes(kilobytesOf(waiting)))}</span>
          </h2>
          <ol className={styles.rail}>
            {waiting.map((act) => (
              <WaitingAct key={act.id} act={act} onDiscard={() => discard(act)} />
            ))}
          </ol>
        </section>
      )}
      {edited && (
        <EditAct
          act={edited}
          onClose={() => setEdited(null)}
          onSend={(changes) => void retry(edited, changes)}
        />
      )}
    </>
  )
}
