import type { PushDevice } from '@jes/contract/notifications/push'
import { Monitor, Smartphone } from 'lucide-react'
import { useRemoveDevice, useTestDevice } from '#features/notifications/push/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Time } from '#ui/Time.tsx'
import styles from './devices.module.css'
import { messages } from './messages.ts'

export function PushDeviceRow({ device }: { device: PushDevice }) {
  const text = useText(messages)
  const test = useTestDevice()
  const remove = useRemoveDevice()
  const Icon = /android|iphone|ipad/i.test(device.device) ? Smartphone : Monitor
  const onError = ({ message }: Error) => toast.error(message)

  function handleTest() {
    test.mutate(device._id, {
      onSuccess: ({ isSent }) => (isSent ? toast.success(text.isSent) : toast.error(text.notSent)),
      onError,
    })
  }

  function handleRemove() {
    remove.mutate(device, { onSuccess: () => toast.success(text.removed), onError })
  }

  return (
    <li className={styles.device}>
      <Icon aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>{device.device}</span>
        <span className={styles.hint}>
          {text.added} <Time iso={device.createdAt} />
        </span>
      </div>
      {device.isThis && <Chip tone="green">{text.thisDevice}</Chip>}
      <div className={styles.ways}>
        <Button
          look="line"
          size="sm"
          aria-label={text.testOf(device.device)}
          busy={test.isPending}
          busyLabel={text.testing}
          onClick={handleTest}
        >
          {text.test}
        </Button>
        <Button
          look="ghost"
          size="sm"
          aria-label={text.removeOf(device.device)}
          busy={remove.isPending}
          busyLabel={text.removing}
          onClick={handleRemove}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
