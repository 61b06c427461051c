import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'

/** The staff of the whole site, not the team of one hub. */
export function useIsStaff() {
  const { data } = useQuery(me())
  return data !== undefined && data.user.role !== 'member'
}
