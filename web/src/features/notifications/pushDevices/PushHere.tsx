import { useSwitchPush } from '#features/notifications/push/api.ts'
import { supportHere } from '#features/notifications/push/browser.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Switch } from '#ui/Switch.tsx'
import styles from './devices.module.css'
import { messages } from './messages.ts'
import { usePermission } from './usePermission.ts'

/** The switch of this device; where it cannot work, why, and what helps. */
export function PushHere({ isOn, ownId }: { isOn: boolean; ownId: string | undefined }) {
  const text = useText(messages)
  const switching = useSwitchPush()
  const permission = usePermission()
  const support = supportHere()

  if (support !== 'able') return <p className={styles.hint}>{text[support]}</p>
  if (permission === 'denied') return <p className={styles.hint}>{text.denied}</p>
  return (
    <>
      <Switch
        label={text.here}
        hint={text.hereWhy}
        checked={switching.isPending ? switching.variables.wanted : isOn}
        aria-busy={switching.isPending}
        onChange={({ target }) => {
          if (!switching.isPending) switching.mutate({ wanted: target.checked, ownId })
        }}
      />
      {switching.error && <Alert>{switching.error.message}</Alert>}
    </>
  )
}
