import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { passkeys } from './api.ts'
import { knowsPasskeys } from './knowsPasskeys.ts'
import { messages } from './messages.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import styles from './passkeys.module.css'

const AddPasskey = lazy(async () => ({
  default: (await import('./AddPasskey.tsx')).AddPasskey,
}))

export function Passkeys() {
  const text = useText(messages)
  const [isAdding, setIsAdding] = useState(false)
  const canAdd = knowsPasskeys()

  return (
    <SettingSection
      title={text.passkeys}
      sign={
        canAdd && (
          <Button
            size="sm"
            className={styles.add}
            aria-expanded={isAdding}
            onClick={() => setIsAdding(!isAdding)}
          >
            <Plus aria-hidden="true" />
            {text.add}
          </Button>
        )
      }
    >
      <p className={styles.why}>{canAdd ? text.why : text.notHere}</p>
      {isAdding && (
        <Suspense>
          <AddPasskey onDone={() => setIsAdding(false)} />
        </Suspense>
      )}
      <PasskeyList />
    </SettingSection>
  )
}

/** Without any the sentence above and its button say enough. */
function PasskeyList() {
  const text = useText(messages)
  const list = useQuery(passkeys())
  if (list.isPending)
    return (
      <SkeletonGroup>
        <Skeleton height="4.25rem" />
      </SkeletonGroup>
    )
  if (list.error)
    return (
      <Alert>
        {list.error.message}{' '}
        <Button look="ghost" size="sm" onClick={() => void list.refetch()}>
          {text.tryAgain}
        </Button>
      </Alert>
    )
  return (
    <ul>
      {list.data.map((passkey) => (
        <PasskeyRow key={passkey._id} passkey={passkey} />
      ))}
    </ul>
  )
}
