import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { me } from '#features/auth/api.ts'
import { sayRefusal } from '#features/auth/refusal.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { useSetUpTwoFactor } from './api.ts'
import { messages } from './messages.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './security.module.css'
import { TwoStepOff } from './TwoStepOff.tsx'
import { TwoStepSetup } from './TwoStepSetup.tsx'

/** Off, being set up, showing its recovery codes once, on, being switched off. */
export function TwoStep() {
  const text = useText(messages)
  const own = useQuery(me())
  const setUp = useSetUpTwoFactor()
  const [codes, setCodes] = useState<string[]>()
  const [isLeaving, setIsLeaving] = useState(false)
  const isOn = own.data?.user.twoFactor ?? false

  function handleSwitch() {
    if (isOn) setIsLeaving(true)
    else setUp.mutate(undefined, { onError: sayRefusal })
  }

  function handleEnabled(fresh: string[]) {
    setCodes(fresh)
    setUp.reset()
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  if (setUp.data)
    return <TwoStepSetup {...setUp.data} onEnabled={handleEnabled} onCancel={setUp.reset} />
  if (isOn && isLeaving) return <TwoStepOff onDone={() => setIsLeaving(false)} />

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
