import { type ComponentProps, lazy, Suspense } from 'react'
import type { LineWords as Words } from './LineWords.tsx'

const LineWords = lazy(async () => ({ default: (await import('./LineWords.tsx')).LineWords }))

/** What somebody did in the talk. Its words come late: few talks have such a line in sight. */
export function TalkLine(props: ComponentProps<typeof Words>) {
  return (
    <Suspense>
      <LineWords {...props} />
    </Suspense>
  )
}
