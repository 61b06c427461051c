import { lazy, Suspense } from 'react'
import { SearchTabs } from '#features/search/search/SearchTabs.tsx'
import type { Search } from '#features/search/search/searchAddress.ts'
import { AllFound } from './AllFound.tsx'
import { PostsFound } from './PostsFound.tsx'

const OneKind = lazy(async () => ({ default: (await import('./OneKind.tsx')).OneKind }))

/** What was found, of one kind or of all. */
export function Found({ search }: { search: Search }) {
  const { kind } = search

  return (
    <>
      <SearchTabs search={search} />
      {kind === 'all' ? (
        <AllFound search={search} />
      ) : kind === 'posts' ? (
        <PostsFound search={search} />
      ) : (
        <Suspense>
          <OneKind search={search} kind={kind} />
        </Suspense>
      )}
    </>
  )
}
