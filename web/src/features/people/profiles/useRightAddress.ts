import type { Profile } from '@jes/contract/core/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userOf } from '#features/core/users/api.ts'
import { navigate } from '#lib/history.ts'

/** A former username, or one in capitals, shows the right member; the address is corrected. */
export function useRightAddress(named: string, profile: Profile | null | undefined) {
  const queryClient = useQueryClient()

  useEffect(() => {
    if (!profile || profile.username === named) return
    queryClient.setQueryData(userOf(profile.username).queryKey, profile)
    navigate(`/je/${profile.username}${window.location.search}`, {
      replace: true,
      keepsScroll: true,
    })
  }, [named, profile, queryClient])
}
