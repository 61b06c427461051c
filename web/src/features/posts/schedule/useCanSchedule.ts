import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'

/** Only who has a pass publishes later; null until that is known. The page that composes has asked already. */
export function useCanSchedule() {
  const { data } = useQuery({ ...me(), enabled: false })
  return data ? data.user.premium.can.scheduledPosts > 0 : null
}
