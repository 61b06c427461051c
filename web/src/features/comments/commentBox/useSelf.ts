import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { useSession } from '#lib/session.ts'

/** The writing member, as their comment will show them; null for a visitor. */
export function useSelf() {
  const user = useSession((session) => session.user)
  const { data } = useQuery(me())
  if (!user) return null
  const own = data?.user
  return {
    _id: user._id,
    username: user.username,
    displayName: own?.displayName ?? user.username,
    image: own?.image ?? user.image,
  }
}
