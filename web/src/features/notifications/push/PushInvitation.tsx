import { BellRing } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { useSwitchPush } from './api.ts'
import { supportHere } from './browser.ts'
import { askLater, mayAsk, savedDevice } from './memory.ts'
import styles from './PushInvitation.module.css'
import { messages } from './questionMessages.ts'

const DAYS_AFTER_NO = 60
const DAYS_UNANSWERED = 7

/** Asks a member who has just taken part about push messages; the browser asks only after Yes. */
export function PushInvitation() {
  const text = useText(messages)
  const id = useId()
  const userId = useSession((session) => session.user?._id)
  const [isOpen, setIsOpen] = useState(isWorthAsking)
  const switching = useSwitchPush()

  useEffect(() => {
    if (isOpen) askLater(DAYS_UNANSWERED)
  }, [isOpen])

  if (!isOpen || !userId) return null

  function handleYes() {
    switching.mutate(
      { wanted: true, ownId: undefined },
      {
        onSuccess: () => toast.success(text.isOn),
        onError: ({ message }) => toast.error(message),
        onSettled: () => setIsOpen(false),
      },
    )
  }

  function handleNo() {
    askLater(DAYS_AFTER_NO)
    setIsOpen(false)
  }

  return (
    <section aria-labelledby={id} className={styles.card}>
      <BellRing size={24} aria-hidden="true" />
      {/* Announced to screen readers when it appears. */}
      <div role="status" className={styles.words}>
        <h2 id={id} className={styles.question}>
          {text.question}
        </h2>
        <p className={styles.why}>{text.why}</p>
      </div>
      <div className={styles.ways}>
        <Button look="quiet" size="sm" onClick={handleNo}>
          {text.notNow}
        </Button>
        <Button size="sm" busy={switching.isPending} onClick={handleYes}>
          {text.yes}
        </Button>
      </div>
    </section>
  )
}

function isWorthAsking() {
  const { user } = useSession.getState()
  const isOn = savedDevice()?.userId === user?._id
  return supportHere() === 'able' && Notification.permission !== 'denied' && !isOn && mayAsk()
}
