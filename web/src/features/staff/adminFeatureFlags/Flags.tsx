import type { Flag } from '@jes/contract/staff/adminMembers'
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
import { flags } from './api.ts'
import { FlagDialog } from './FlagDialog.tsx'
import styles from './Flags.module.css'
import { messages } from './messages.ts'

/** What can be switched off for everybody; admins do it. */
export function Flags({ isAdmin }: { isAdmin: boolean }) {
  const text = useText(messages)
  const shared = useText(parts)
  const all = useQuery(flags())
  const [dialog, setDialog] = useState<{ flag: Flag; count: number } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  function ask(flag: Flag) {
    setDialog((before) => ({ flag, count: (before?.count ?? 0) + 1 }))
    setIsAsking(true)
  }

  return (
    <>
      <Note>
        {text.note} {!isAdmin && shared.adminsOnly}
      </Note>
      {all.isPending && <RowsPending rows={5} />}
      {all.isLoadingError && (
        <FailedState reason={all.error.message} onRetry={() => void all.refetch()} />
      )}
      <ul>
        {all.data?.map((flag) => (
          <li key={flag.key}>
            <Row>
              <div className={styles.row}>
                <div className={styles.words}>
                  <h2 className={styles.name}>
                    {text[flag.key]}
                    <Chip tone={flag.isOn ? 'green' : 'red'}>
                      {flag.isOn ? text.isOn : text.isOff}
                    </Chip>
                  </h2>
                  <p className={styles.hint}>
                    {!flag.isOn && `${text[`${flag.key}Off`]} `}
                    {flag.updatedAt && <Time iso={flag.updatedAt} />}
                  </p>
                </div>
                {isAdmin && (
                  <Button
                    size="sm"
                    look={flag.isOn ? 'dangerLine' : 'line'}
                    aria-label={
                      flag.isOn ? text.offTitle(text[flag.key]) : text.onTitle(text[flag.key])
                    }
                    onClick={() => ask(flag)}
                  >
                    {flag.isOn ? text.switchOff : text.switchOn}…
                  </Button>
                )}
              </div>
            </Row>
          </li>
        ))}
      </ul>
      {dialog && (
        <FlagDialog
          key={dialog.count}
          flag={dialog.flag}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
