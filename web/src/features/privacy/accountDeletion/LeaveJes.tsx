import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { me } from '#features/core/viewer/me.ts'
import styles from '#features/privacy/dataExport/yourData.module.css'
import { longDate } from '#lib/dates.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { messages } from './leaveMessages.ts'

const LeaveForm = lazy(async () => ({ default: (await import('./LeaveForm.tsx')).LeaveForm }))

export function LeaveJes() {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const own = useQuery(me())
  const leavesAt = own.data?.user.leavesAt

  return (
    <SettingSection title={text.title}>
      <p className={styles.hint}>{leavesAt ? text.leaving(longDate(leavesAt)) : text.why}</p>
      {!leavesAt && !isOpen && (
        <Button look="dangerLine" disabled={!own.data} onClick={() => setIsOpen(true)}>
          {text.begin}
        </Button>
      )}
      <Suspense>
        {isOpen && own.data && !leavesAt && (
          <LeaveForm username={own.data.user.username} onCancel={() => setIsOpen(false)} />
        )}
      </Suspense>
    </SettingSection>
  )
}
