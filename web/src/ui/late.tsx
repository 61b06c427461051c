import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#lib/whenIdle.ts'

/**
 * What a page can do without while it is drawn: decoration, a shortcut. It comes once there is
 * nothing else to do, and `pending` stands there until then; if it does not come, nothing does.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
) {
  const Loaded = lazy(() => load().then(asPage, () => asPage<Props>(() => null)))

  return function Late(props: Props) {
    const [isIdle, setIsIdle] = useState(false)
    useEffect(() => whenIdle(() => setIsIdle(true)), [])
    if (!isIdle) return pending
    return (
      <Suspense fallback={pending}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function asPage<Props>(component: ComponentType<Props>) {
  return { default: component }
}
