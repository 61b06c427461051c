import type { UserSummary } from '@jes/contract/core/users'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#lib/language.ts'
import { VerificationDialog } from './VerificationDialog.tsx'
import styles from './VerifiedMark.module.css'
import { VerifiedSign } from './VerifiedSign.tsx'
import { messages } from './verifiedMessages.ts'

type Props = { user: UserSummary; isPressable?: boolean | undefined }

/** A press says what the mark means, and why this member has it. */
export function VerifiedMark({ user, isPressable }: Props) {
  const text = useText(messages)
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const label = user.verifiedAs === 'organisation' ? text.organisation : text.person
  if (!isPressable) return <VerifiedSign label={label} />

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        title={text.byStaff}
        onClick={() => {
          setWasOpen(true)
          setIsOpen(true)
        }}
      >
        <VerifiedSign label={label} />
      </button>
      {/* Outside of the heading or the line that the mark stands in, whose letters it would take. */}
      {wasOpen &&
        createPortal(
          <VerificationDialog user={user} open={isOpen} onClose={() => setIsOpen(false)} />,
          document.body,
        )}
    </>
  )
}
