import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'

/** Only members with a pass create folders; null until that is known. */
export function useCanMake() {
  const { data } = useQuery(me())
  return data ? data.user.premium.can.bookmarkFolders > 0 : null
}
