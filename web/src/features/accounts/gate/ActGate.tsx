import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { RegisterForm } from '#features/accounts/authForms/RegisterForm.tsx'
import { hasPasskeyHere } from '#features/accounts/passkeys/passkeyHere.ts'
import { phoneState } from '#features/accounts/phone/api.ts'
import { PhoneEntry } from '#features/accounts/phone/LatePhoneEntry.tsx'
import { messages as phoneMessages } from '#features/accounts/phone/messages.ts'
import type { GatedAct } from '#lib/gate.ts'
import { useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { About } from './About.tsx'
import { ActIcon } from './ActIcon.tsx'
import { FirstPasskey } from './FirstPasskey.tsx'
import { GateFrame } from './GateFrame.tsx'
import { acts, messages, results } from './messages.ts'
import { OtherWays } from './OtherWays.tsx'

type Props = { gated: GatedAct; open: boolean; onClose: () => void }

/** Names the visitor's action, and lets them log in for it: it is done afterwards. */
export function ActGate({ gated: { kind, thing }, open, onClose }: Props) {
  const text = useText(messages)
  const act = useText(acts)[kind]
  const result = useText(results)[kind]
  const ofPhone = useText(phoneMessages)
  const phone = useQuery(phoneState())
  const [byEmail, setByEmail] = useState(false)
  const [isNew, setIsNew] = useState(false)
  const [isBegun, setIsBegun] = useState(false)
  const hasPhone = phone.data?.isOn !== false && !byEmail
  const isPasskeyFirst = hasPasskeyHere() && !isBegun && !isNew

  return (
    <GateFrame
      open={open}
      onClose={onClose}
      icon={<ActIcon kind={kind} />}
      tone={kind === 'downvote' ? 'down' : 'up'}
      title={isNew ? text.signUpTo(act) : text.logInTo(act)}
    >
      <About thing={thing}>
        {result} {text.youStay}
      </About>
      {isPasskeyFirst && <FirstPasskey />}
      {hasPhone ? (
        <PhoneEntry
          verb={ofPhone.goOn}
          takesFocus={!isPasskeyFirst}
          isOverPage
          onStep={(step) => setIsBegun(step !== 'number')}
          onEmail={() => {
            setIsBegun(false)
            setByEmail(true)
          }}
          ways={<OtherWays />}
        />
      ) : isNew ? (
        <RegisterForm takesFocus>
          <Button look="line" size="lg" block onClick={() => setIsNew(false)}>
            {text.logIn}
          </Button>
        </RegisterForm>
      ) : (
        <LoginForm isOverPage hasPasskeyAbove={isPasskeyFirst}>
          <Button look="line" size="lg" block onClick={() => setIsNew(true)}>
            {text.signUp}
          </Button>
        </LoginForm>
      )}
    </GateFrame>
  )
}
