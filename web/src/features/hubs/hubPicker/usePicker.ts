import { useEffect, useState } from 'react'
import { useSearchParams } from '#lib/router.tsx'
import { whenIdle } from '#lib/whenIdle.ts'

const load = () => import('./HubPlace.tsx')
type Picker = Awaited<ReturnType<typeof load>>

/** The picker comes once the page has been drawn; at once where a hub is chosen or asked for already. */
export function usePicker(hubId: string | null) {
  const [picker, setPicker] = useState<Picker>()
  const [search] = useSearchParams()
  const isWanted = hubId !== null || search.has('hub')

  useEffect(() => {
    const begin = () => {
      load().then(
        (loaded) => setPicker(loaded),
        () => {},
      )
    }
    return isWanted ? begin() : whenIdle(begin)
  }, [isWanted])

  return picker
}
