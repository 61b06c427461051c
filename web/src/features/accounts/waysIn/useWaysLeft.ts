import { useQuery } from '@tanstack/react-query'
import { identities } from '#features/accounts/oidc/api.ts'
import { passkeys } from '#features/accounts/passkeys/api.ts'
import { me } from '#features/core/viewer/me.ts'

/** How many ways in there are; two at least as long as that is not known: the server refuses to remove the last. */
export function useWaysLeft() {
  const user = useQuery(me()).data?.user
  const keys = useQuery(passkeys()).data
  const linked = useQuery(identities()).data
  if (!user || !keys || !linked) return 2
  return Number(user.hasPassword) + Number(user.phone !== null) + keys.length + linked.length
}
