import { useQuery } from '@tanstack/react-query'
import { PlacePending } from '#features/core/settings/PlacePending.tsx'
import { me } from '#features/core/viewer/me.ts'
import { FailedState } from '#ui/FailedState.tsx'
import { Finding } from './Finding.tsx'
import { Mentions } from './Mentions.tsx'
import { Messages } from './Messages.tsx'

/** Who may reach me, and who may find me. */
export function Privacy() {
  const own = useQuery(me())
  if (own.isLoadingError)
    return <FailedState reason={own.error.message} onRetry={() => void own.refetch()} />
  if (!own.data) return <PlacePending of="switch" />
  const { settings } = own.data.user
  return (
    <>
      <Mentions settings={settings} />
      <Messages settings={settings} />
      <Finding settings={settings} />
    </>
  )
}
