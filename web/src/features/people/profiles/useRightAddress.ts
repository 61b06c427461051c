import type { Profile } from '@jes/contract/core/users'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { userOf } from '#features/core/users/api.ts'
import { navigate } from '#lib/history.ts'

/** An old username, or one in capitals, shows the right member; the address is put right. */
export function useRightAddress(asked: string, profile: Profile | null | undefined) {
  const queryClient = useQueryClient()

  useEffect(() => {
    if (!profile || profile.username === asked) return
    queryClient.setQueryData(userOf(profile.username).queryKey, profile)
    navigate(`/je/${profile.username}${window.location.search}`, {
      replace: true,
      keepsScroll: true,
    })
  }, [asked, profile, queryClient])
}
