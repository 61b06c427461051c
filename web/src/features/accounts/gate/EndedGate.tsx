import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogIn, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { hasPasskeyHere } from '#features/accounts/passkeys/passkeyHere.ts'
import { phoneState } from '#features/accounts/phone/api.ts'
import { PhoneEntry } from '#features/accounts/phone/LatePhoneEntry.tsx'
import { messages as phoneMessages } from '#features/accounts/phone/messages.ts'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import type { SessionUser } from '#lib/session.ts'
import { Button } from '#ui/Button.tsx'
import { About } from './About.tsx'
import { FirstPasskey } from './FirstPasskey.tsx'
import { GateFrame } from './GateFrame.tsx'
import { messages } from './messages.ts'
import { OtherWays } from './OtherWays.tsx'

type Props = { user: SessionUser; open: boolean; onClose: () => void }

/** Over the page of a member whose session has ended; a press beside it does not sign them out. */
export function EndedGate({ user, open, onClose }: Props) {
  const text = useText(messages)
  const ofPhone = useText(phoneMessages)
  const phone = useQuery(phoneState())
  // As the page knew the account before its session ended; where it did not, every way is offered.
  const own = useQueryClient().getQueryData(me().queryKey)?.user
  const hasPhone = phone.data?.isOn === true && own?.phone !== null
  const [choice, setChoice] = useState<'phone' | 'password'>()
  const [isBegun, setIsBegun] = useState(false)
  const isByPhone = hasPhone && (choice ?? (own?.hasPassword === false ? 'phone' : '')) === 'phone'
  const isPasskeyFirst = (own?.hasPasskey ?? true) && hasPasskeyHere() && !isBegun

  return (
    <GateFrame
      open={open}
      onClose={onClose}
      dismissible={false}
      icon={<LogIn />}
      title={text.ended}
    >
      <About thing={{ ...user, displayName: `@${user.username}` }}>{text.goOn}</About>
      {isPasskeyFirst && <FirstPasskey />}
      {isByPhone ? (
        <PhoneEntry
          verb={ofPhone.goOn}
          takesFocus={!isPasskeyFirst}
          onStep={(step) => setIsBegun(step !== 'number')}
          onEmail={() => {
            setIsBegun(false)
            setChoice('password')
          }}
          ways={<OtherWays />}
        />
      ) : (
        <LoginForm
          isOverPage
          username={user.username}
          hasPasskeyAbove={isPasskeyFirst}
          ways={
            hasPhone && (
              <Button look="line" size="lg" block onClick={() => setChoice('phone')}>
                <Smartphone aria-hidden="true" />
                {ofPhone.number}
              </Button>
            )
          }
        />
      )}
    </GateFrame>
  )
}
