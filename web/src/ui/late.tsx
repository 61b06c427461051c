import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * What a page can do without while it is drawn: decoration, a shortcut. It comes once there is
 * nothing else to do; if it does not come, nothing stands there.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(() => load().then(asPage, () => asPage<Props>(() => null)))

  return function Late(props: Props) {
    const [isIdle, setIsIdle] = useState(false)
    useEffect(() => whenIdle(() => setIsIdle(true)), [])
    return isIdle && <Suspense>{<Loaded {...props} />}</Suspense>
  }
}

function asPage<Props>(component: ComponentType<Props>) {
  return { default: component }
}
