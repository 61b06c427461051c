import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { sessions } from './api.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { LogOutEverywhere } from './LogOutEverywhere.tsx'
import { messages } from './messages.ts'

/** There is always one: this device. So the list has no empty state. */
export function Devices() {
  const text = useText(messages)
  const list = useQuery(sessions())

  if (list.isPending)
    return (
      <SkeletonGroup>
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
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
    <>
      <ul>
        {list.data.map((session) => (
          <DeviceRow key={session._id} session={session} />
        ))}
      </ul>
      <LogOutEverywhere />
    </>
  )
}
