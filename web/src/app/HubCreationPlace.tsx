import { type ComponentType, useEffect, useState } from 'react'
import { ApiError } from '#lib/api.ts'
import { closeHubCreation, useHubCreation } from '#lib/hubCreation.ts'
import { toast } from '#lib/toasts.ts'

/** The dialog for a new hub, fetched when it is first opened; from then on it stays. */
export function HubCreationPlace() {
  const isOpen = useHubCreation()
  const [Loaded, setLoaded] = useState<ComponentType>()

  useEffect(() => {
    if (!isOpen || Loaded) return
    import('#features/hubs/hubCreation/HubCreation.tsx').then(
      ({ HubCreation }) => setLoaded(() => HubCreation),
      () => {
        closeHubCreation()
        toast.error(new ApiError(0, {}).message)
      },
    )
  }, [isOpen, Loaded])

  return Loaded && <Loaded />
}
