import { useQueryClient } from '@tanstack/react-query'
import { sayRefusal } from '#features/core/viewer/refusal.ts'
import { useLogOut } from '#features/core/viewer/useLogOut.ts'
import { endAccount } from './api.ts'
import { useAccounts } from './useAccounts.ts'

/** Logs every account of this browser out, the one in use last. */
export function useLogOutAll() {
  const client = useQueryClient()
  const { others } = useAccounts()
  const logOut = useLogOut()

  async function endAll() {
    for (const { _id } of others) await endAccount(client, _id)
    logOut.mutate({})
  }

  return () => void endAll().catch(sayRefusal)
}
