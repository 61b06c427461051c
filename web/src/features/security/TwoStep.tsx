import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { me } from '#features/auth/me.ts'
import { sayRefusal } from '#features/auth/refusal.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useSetUpTwoFactor } from './api.ts'
import { messages } from './messages.ts'
import styles from './security.module.css'

const TwoStepSetup = lazy(async () => ({
  default: (await import('./TwoStepSetup.tsx')).TwoStepSetup,
}))
const TwoStepOff = lazy(async () => ({ default: (await import('./TwoStepOff.tsx')).TwoStepOff }))

/** Off, being set up, on, being switched off. */
export function TwoStep() {
  const text = useText(messages)
  const own = useQuery(me())
  const setUp = useSetUpTwoFactor()
  const [isLeaving, setIsLeaving] = useState(false)
  const isOn = own.data?.user.twoFactor ?? false

  function handleSwitch() {
    if (isOn) setIsLeaving(true)
    else setUp.mutate(undefined, { onError: sayRefusal })
  }

  if (setUp.data)
    return (
      <Suspense>
        <TwoStepSetup {...setUp.data} onDone={setUp.reset} />
      </Suspense>
    )
  if (isOn && isLeaving)
    return (
      <Suspense>
        <TwoStepOff onDone={() => setIsLeaving(false)} />
      </Suspense>
    )

  return (
    <div className={styles.form}>
      <p className={styles.hint}>{text.twoStepWhy}</p>
      <div className={styles.switch}>
        <Chip tone={isOn ? 'green' : 'grey'}>{isOn ? text.on : text.off}</Chip>
        <Button
          look={isOn ? 'line' : 'primary'}
          disabled={!own.data}
          busy={setUp.isPending}
          busyLabel={text.oneMoment}
          onClick={handleSwitch}
        >
          {isOn ? text.switchOff : text.switchOn}
        </Button>
      </div>
    </div>
  )
}
