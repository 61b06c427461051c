import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * What a page can do without while it is drawn: decoration, a shortcut. It comes once there is
 * nothing else to do, and `pending` stands there until then; if it does not come, nothing does
 * until the line is back.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
) {
  let arrived: ComponentType<Props> | null = null

  return function Late(props: Props) {
    const [Loaded, setLoaded] = useState(() => arrived)
    const [hasFailed, setHasFailed] = useState(false)

    useEffect(() => {
      if (Loaded) return
      const fetchIt = () =>
        load().then(
          (component) => {
            arrived = component
            setLoaded(() => component)
          },
          () => setHasFailed(true),
        )
      const cancel = whenIdle(fetchIt)
      window.addEventListener('online', fetchIt)
      return () => {
        cancel()
        window.removeEventListener('online', fetchIt)
      }
    }, [Loaded])

    if (Loaded) return <Loaded {...props} />
    return hasFailed ? null : pending
  }
}
