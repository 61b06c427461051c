import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as parts } from '#features/staff/adminParts/messages.ts'
import { Note, Row } from '#features/staff/adminParts/Parts.tsx'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { Time } from '#ui/Time.tsx'
import { signUpSettings } from './api.ts'
import { messages } from './messages.ts'
import { SettingsDialog } from './SettingsDialog.tsx'
import styles from './SignUps.module.css'

/** Who gets in; admins change it. */
export function Settings({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const shared = useText(parts)
  const settings = useQuery(signUpSettings())
  const [count, setCount] = useState(0)
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      <Note>
        {text.howNote} {!isAdmin && shared.adminsOnly}
      </Note>
      {settings.isPending && <RowsPending rows={1} />}
      {settings.isLoadingError && (
        <FailedState reason={settings.error.message} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <Row>
          <div className={styles.head}>
            <div>
              <h2 className={styles.name}>{text[settings.data.mode]}</h2>
              <p className={styles.hint}>
                {text[`${settings.data.mode}Why`]}{' '}
                {settings.data.updatedAt && <Time iso={settings.data.updatedAt} />}
              </p>
              {settings.data.asksProof && <Chip>{text.asksProof}</Chip>}
            </div>
            {isAdmin && (
              <Button
                size="sm"
                look="line"
                onClick={() => {
                  setCount(count + 1)
                  setIsAsking(true)
                }}
              >
                {text.change}…
              </Button>
            )}
          </div>
        </Row>
      )}
      {settings.data && count > 0 && (
        <SettingsDialog
          key={count}
          now={settings.data}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
