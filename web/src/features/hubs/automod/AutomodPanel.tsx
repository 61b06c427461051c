import { useQuery } from '@tanstack/react-query'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { AutomodForm } from './AutomodForm.tsx'
import { automodOf } from './api.ts'

export function AutomodPanel({ hub }: { hub: string }) {
  const automod = useQuery(automodOf(hub))
  if (automod.isPending) return <RowsPending rows={3} />
  if (automod.isLoadingError)
    return <FailedState reason={automod.error.message} onRetry={() => void automod.refetch()} />
  return <AutomodForm hub={hub} saved={automod.data} />
}
