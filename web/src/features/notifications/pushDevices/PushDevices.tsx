import { useQuery } from '@tanstack/react-query'
import { messages as settings } from '#features/core/settings/messages.ts'
import { PlacePending } from '#features/core/settings/PlacePending.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { pushDevices } from '#features/notifications/push/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './devices.module.css'
import { messages } from './messages.ts'
import { PushDeviceRow } from './PushDeviceRow.tsx'
import { PushHere } from './PushHere.tsx'

/** Whether this device gets push messages, and which others do. */
export function PushDevices() {
  const text = useText(messages)
  const known = useQuery(pushDevices())

  return (
    <SettingSection title={useText(settings).push}>
      {known.isPending && <PlacePending of="switch" />}
      {known.isLoadingError && (
        <Alert>
          {known.error.message}{' '}
          <Button look="ghost" size="sm" onClick={() => void known.refetch()}>
            {text.tryAgain}
          </Button>
        </Alert>
      )}
      {known.data && (
        <>
          <PushHere isOn={known.data.isOn} ownId={known.data.own?._id} />
          {known.data.devices.length > 0 && (
            <ul aria-label={text.others} className={styles.list}>
              {known.data.devices.map((device) => (
                <PushDeviceRow key={device._id} device={device} />
              ))}
            </ul>
          )}
        </>
      )}
    </SettingSection>
  )
}
