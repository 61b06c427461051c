import type { Plan } from '@jes/contract/money/premium'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { asMember } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { late } from '#ui/late.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useLateDialog } from '#ui/useLateDialog.ts'
import type { Seller } from './api.ts'
import styles from './checkout.module.css'
import { messages } from './messages.ts'
import { PayButtons } from './PayButtons.tsx'
import { PlanCards } from './PlanCards.tsx'
import { useChoice } from './useChoice.ts'

type Props = { plans: readonly [Plan, ...Plan[]]; sellers: readonly Seller[] }

const Receiver = late(async () => (await import('./Receiver.tsx')).Receiver)
const VerifyFirst = late(async () => (await import('./VerifyFirst.tsx')).VerifyFirst)

/** Which pass, for whom, and the provider; nothing is ordered before a confirmation. */
export function OrderForm({ plans, sellers }: Props) {
  const text = useText(messages)
  const choice = useChoice(plans)
  const own = useQuery(me())
  const [seller, setSeller] = useState<Seller | null>(null)
  const confirm = useLateDialog(() => import('./Confirm.tsx'))
  const { plan, typed, previewed: asked, isMissed } = choice
  const isGift = typed !== null

  function pay(next: Seller) {
    if (!choice.isReady()) return
    asMember('pay', null, () => {
      setSeller(next)
      confirm.open()
    })
  }

  return (
    <>
      <PlanCards plans={plans} chosen={plan} onChoose={choice.choosePlan} />
      <div className={styles.part}>
        <RadioGroup
          label={text.forWhom}
          options={[
            { value: 'me', label: text.forMe },
            { value: 'gift', label: text.asGift },
          ]}
          value={isGift ? 'gift' : 'me'}
          onChange={(value) => choice.give(value === 'gift')}
        />
        {isGift && (
          <Receiver
            plan={plan}
            typed={typed}
            previewed={asked}
            problem={isMissed ? text.enterUsername : ''}
            field={choice.field}
            onType={choice.type}
            onAsk={choice.ask}
          />
        )}
      </div>
      {own.data?.user.isVerified === false ? (
        <VerifyFirst />
      ) : (
        <PayButtons sellers={sellers} onPay={pay} />
      )}
      <p className={styles.small}>{text.nothingYet}</p>
      {confirm.isOpen && confirm.loaded && seller && (
        <confirm.loaded.Confirm
          plan={plan}
          to={isGift ? (asked ?? undefined) : undefined}
          seller={seller}
          onClose={confirm.close}
        />
      )}
    </>
  )
}
