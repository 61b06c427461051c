import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { me } from '#features/core/viewer/me.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useSession } from '#lib/session.ts'
import { useMedia } from '#lib/useMedia.ts'

type Line = { connection?: { type?: string } }

/** The default. */
const USUAL = 'wifi'

/** Whether clips start by themselves; undefined while the server renders, or the member's setting is not loaded. */
export function useAutoplay() {
  const isSaving = usePreferences(({ dataSaver }) => dataSaver)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const isMember = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  const isOnMobileData = useSyncExternalStore(noChange, readLine, () => undefined)
  if (isSaving || isStill) return false
  if (isOnMobileData === undefined) return undefined
  if (isMember && own.isPending) return undefined
  const chosen = own.data?.user.settings.autoplay ?? USUAL
  return chosen === 'always' || (chosen === 'wifi' && !isOnMobileData)
}

/** Only phones tell; an unknown connection counts as free of charge. */
function readLine() {
  return (navigator as Line).connection?.type === 'cellular'
}

function noChange() {
  return () => {}
}
