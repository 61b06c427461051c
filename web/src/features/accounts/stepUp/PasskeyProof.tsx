import { Fingerprint } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { GoodNews } from '#features/accounts/auth/GoodNews.tsx'
import { useProveByPasskey } from '#features/accounts/passkeys/api.ts'
import { knowsPasskeys } from '#features/accounts/passkeys/knowsPasskeys.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { messages } from './messages.ts'
import styles from './stepUp.module.css'

type Props = {
  /** Why the server did not take it. */
  problem: string | undefined
  onProved: (passkey: string) => void
  /** The fields of the password, for whoever does not use the passkey. */
  children: ReactNode
}

/** Once the passkey has signed, its token takes the place of the fields. */
export function PasskeyProof({ problem, onProved, children }: Props) {
  const text = useText(messages)
  const prove = useProveByPasskey()
  const [token, setToken] = useState<string | null>(null)
  if (!knowsPasskeys()) return children

  function handlePress() {
    prove.mutate(undefined, {
      onSuccess(passkey) {
        setToken(passkey)
        if (passkey) onProved(passkey)
      },
    })
  }

  return (
    <div className={styles.fields}>
      {(problem || prove.error) && <Alert>{problem || text.passkeyFailed}</Alert>}
      {token ? (
        <>
          <input type="hidden" name="passkey" value={token} />
          <GoodNews>{text.proved}</GoodNews>
        </>
      ) : (
        children
      )}
      <Button
        look="line"
        className={styles.start}
        busy={prove.isPending}
        busyLabel={text.oneMoment}
        onClick={handlePress}
      >
        <Fingerprint aria-hidden="true" />
        {token ? text.proveAgain : text.usePasskey}
      </Button>
    </div>
  )
}
