import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * Parts that a page can do without at first: decoration, a shortcut. They are loaded when the browser is idle, with
 * `pending` until then; if that fails, nothing is shown until the connection is back.
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
