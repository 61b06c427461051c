import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import type { PhoneEntry as Entry } from './PhoneEntry.tsx'

const Loaded = lazy(async () => ({ default: (await import('./PhoneEntry.tsx')).PhoneEntry }))

/** Not in the first file of any page: it comes with the sheet or the page that it stands on. */
export function PhoneEntry(props: ComponentProps<typeof Entry>) {
  return (
    <Suspense
      fallback={
        <SkeletonGroup>
          <Skeleton height="5rem" />
          <Skeleton height="3rem" />
        </SkeletonGroup>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}
