import { LogIn } from 'lucide-react'
import { LoginForm } from '#features/accounts/authForms/LoginForm.tsx'
import { useText } from '#lib/language.ts'
import type { SessionUser } from '#lib/session.ts'
import { About } from './About.tsx'
import { GateFrame } from './GateFrame.tsx'
import { messages } from './messages.ts'

type Props = { user: SessionUser; open: boolean; onClose: () => void }

/** Over the page of a member whose session has ended; a press beside it does not sign them out. */
export function EndedGate({ user, open, onClose }: Props) {
  const text = useText(messages)
  return (
    <GateFrame
      open={open}
      onClose={onClose}
      dismissible={false}
      icon={<LogIn />}
      title={text.ended}
    >
      <About thing={{ ...user, displayName: `@${user.username}` }}>{text.goOn}</About>
      <LoginForm isOverPage username={user.username} />
    </GateFrame>
  )
}
