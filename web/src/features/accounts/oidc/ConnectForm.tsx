import { useState } from 'react'
import { hasStoredAct } from '#features/accounts/gate/storedAct.ts'
import { ProofForm } from '#features/accounts/stepUp/ProofForm.tsx'
import { sectionPath } from '#features/core/settings/sections.ts'
import { useText } from '#lib/language.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#lib/toasts.ts'
import { Navigate } from '#ui/Navigate.tsx'
import { useLink } from './api.ts'
import { Entered } from './Entered.tsx'
import { messages } from './messages.ts'
import styles from './oidc.module.css'

type Props = { name: string; email: string }

/** Never by itself: the member sees what is connected to what, and proves who they are. */
export function ConnectForm({ name, email }: Props) {
  const text = useText(messages)
  const username = useSession((session) => session.user?.username)
  const link = useLink()
  const [isDone, setIsDone] = useState(false)
  if (isDone) return hasStoredAct() ? <Entered /> : <Navigate to={sectionPath('security')} />

  return (
    <div className={styles.page}>
      <p>
        <b>
          {text.connectTo(name, email)}
          {username}
        </b>{' '}
        {text.connectWhy}
      </p>
      <ProofForm
        verb={text.connect}
        onCancel={() => setIsDone(true)}
        onSend={async (proof) => {
          await link.mutateAsync(proof)
          toast.success(text.connected(name))
          setIsDone(true)
        }}
      />
    </div>
  )
}
