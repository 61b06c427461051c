import type { Order } from '@jes/contract/money/premium'
import { RotateCw } from 'lucide-react'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { stateMessages } from './messages.ts'
import styles from './order.module.css'

/** Where to go on from an order, as it stands. */
export function NextSteps({ order }: { order: Order }) {
  return <div className={styles.steps}>{stepsOf(order)}</div>
}

function stepsOf(order: Order) {
  const { state, isMine, isGift } = order
  if (state === 'failed' || state === 'expired') return <Again order={order} />
  if (state === 'disputed') return <Contact />
  if (state !== 'paid') return <Back />
  return isMine && isGift ? <SeeThem order={order} /> : <Features />
}

function Again({ order: { plan, isGift, receiver } }: { order: Order }) {
  const text = useText(stateMessages)
  const choice = new URLSearchParams({ plan, ...(isGift && { to: receiver?.username ?? '' }) })
  return (
    <>
      <LinkButton href={`/premium?${choice}`}>
        <RotateCw />
        {text.tryAgain}
      </LinkButton>
      <LinkButton href="/help/premium" look="quiet">
        {text.help}
      </LinkButton>
    </>
  )
}

function Contact() {
  const text = useText(stateMessages)
  return (
    <>
      <LinkButton href="/help">{text.contact}</LinkButton>
      <LinkButton href="/premium" look="quiet">
        {text.back}
      </LinkButton>
    </>
  )
}

function Back() {
  const text = useText(stateMessages)
  return (
    <LinkButton href="/premium" look="quiet">
      {text.back}
    </LinkButton>
  )
}

function SeeThem({ order: { receiver } }: { order: Order }) {
  const text = useText(stateMessages)
  if (!receiver) return <Back />
  return (
    <LinkButton href={`/je/${receiver.username}`} look="quiet">
      {text.seeThem(receiver.displayName)}
    </LinkButton>
  )
}

function Features() {
  const text = useText(stateMessages)
  const username = useSession((session) => session.user?.username)
  return (
    <>
      <LinkButton href={`/je/${username}`} look="premium">
        {text.profile}
      </LinkButton>
      <LinkButton href="/add-post" look="quiet">
        {text.longerPost}
      </LinkButton>
      <LinkButton href="/add-jesclips" look="quiet">
        {text.longerClip}
      </LinkButton>
    </>
  )
}
