import { useQuery } from '@tanstack/react-query'
import { me } from '#features/core/viewer/me.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { useMedia } from '#lib/useMedia.ts'

type Line = { connection?: { type?: string } }

/** As it is for who has chosen nothing. */
const USUAL = 'wifi'

/** Whether clips begin by themselves; undefined while we do not know yet what the member chose. */
export function useAutoplay() {
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isMember = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  if (isSaving || isStill) return false
  if (isMember && own.isPending) return undefined
  const chosen = own.data?.user.settings.autoplay ?? USUAL
  return chosen === 'always' || (chosen === 'wifi' && !isOnMobileData())
}

/** Only phones tell; a line that says nothing of itself is taken for one that costs nothing. */
function isOnMobileData() {
  return (navigator as Line).connection?.type === 'cellular'
}
