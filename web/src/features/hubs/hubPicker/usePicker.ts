import { useEffect, useState } from 'react'
import { useSearchParams } from '#lib/router.tsx'
import { whenIdle } from '#lib/whenIdle.ts'

const load = () => import('./HubPlace.tsx')
type Picker = Awaited<ReturnType<typeof load>>
let arrived: Picker | undefined

/** The picker is loaded once the page has been rendered; at once if it is cached, or a hub is chosen already. */
export function usePicker(hubId: string | null) {
  const [picker, setPicker] = useState(arrived)
  const [search] = useSearchParams()
  const isWanted = hubId !== null || search.has('hub')

  useEffect(() => {
    if (picker) return
    const begin = () => {
      load().then(
        (loaded) => {
          arrived = loaded
          setPicker(loaded)
        },
        () => {},
      )
    }
    return isWanted ? begin() : whenIdle(begin)
  }, [isWanted, picker])

  return picker
}
