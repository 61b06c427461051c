import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { messages } from './messages.ts'
import styles from './security.module.css'

const TASKS = {
  on: lazy(async () => ({ default: (await import('./TwoStepOn.tsx')).TwoStepOn })),
  off: lazy(async () => ({ default: (await import('./TwoStepOff.tsx')).TwoStepOff })),
  codes: lazy(async () => ({ default: (await import('./NewCodes.tsx')).NewCodes })),
}

/** Off, being set up, on, being switched off, with new codes. */
export function TwoStep() {
  const text = useText(messages)
  const own = useQuery(me())
  const [task, setTask] = useState<keyof typeof TASKS | null>(null)
  const isOn = own.data?.user.twoFactor ?? false
  const Task = task && TASKS[task]

  if (Task)
    return (
      <Suspense>
        <Task onDone={() => setTask(null)} />
      </Suspense>
    )

  return (
    <div className={styles.form}>
      <p className={styles.hint}>{text.twoStepWhy}</p>
      {own.data?.user.needsTwoFactor && <p className={styles.hint}>{text.staffNeedIt}</p>}
      <div className={styles.switch}>
        <Chip tone={isOn ? 'green' : 'grey'}>{isOn ? text.on : text.off}</Chip>
        <div className={styles.buttons}>
          {isOn && (
            <Button look="line" onClick={() => setTask('codes')}>
              {text.newCodes}
            </Button>
          )}
          <Button
            look={isOn ? 'line' : 'primary'}
            disabled={!own.data}
            onClick={() => setTask(isOn ? 'off' : 'on')}
          >
            {isOn ? text.switchOff : text.switchOn}
          </Button>
        </div>
      </div>
    </div>
  )
}
