import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'

/** Only members with a pass can schedule; null until that is known. The composing page has fetched it already. */
export function useCanSchedule() {
  const { data } = useQuery({ ...me(), enabled: false })
  return data ? data.user.premium.can.scheduledPosts > 0 : null
}
