import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { peopleListOf } from '#features/feeds/peopleLists/api.ts'
import { ListHead } from '#features/feeds/peopleLists/ListHead.tsx'
import { ListPosts } from '#features/feeds/peopleLists/ListPosts.tsx'
import { messages } from '#features/feeds/peopleLists/messages.ts'
import { PostsPending } from '#features/posts/posts/PostsPending.tsx'
import { useText } from '#lib/language.ts'
import { useParams, useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const ListPeople = lazy(async () => ({
  default: (await import('#features/feeds/peopleLists/ListPeople.tsx')).ListPeople,
}))
const FailedState = lazy(async () => ({
  default: (await import('#ui/FailedState.tsx')).FailedState,
}))
const NotHere = lazy(async () => ({
  default: (await import('#features/search/search/NotHere.tsx')).NotHere,
}))

export function ListPage() {
  const text = useText(messages)
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { data: list, ...query } = useQuery(peopleListOf(id))
  useTitle(list?.name ?? text.title)

  if (query.isPending)
    return (
      <>
        <PageHeader title={text.title} back="/lists" />
        <PostsPending />
      </>
    )
  if (query.isLoadingError)
    return (
      <Suspense>
        <FailedState
          heading="h1"
          reason={query.error.message}
          onRetry={() => void query.refetch()}
        />
      </Suspense>
    )
  if (!list)
    return (
      <Suspense>
        <NotHere />
      </Suspense>
    )
  const [posts, people] = [`/lists/${id}`, `/lists/${id}?tab=people`]
  const current = search.get('tab') === 'people' ? people : posts
  return (
    <>
      <PageHeader title={list.name} back="/lists" />
      <ListHead list={list} />
      <LinkTabs
        label={text.tabs}
        tabs={[
          { href: posts, label: text.posts },
          { href: people, label: text.peopleTab },
        ]}
        current={current}
      />
      {current === people ? (
        <Suspense fallback={<PostsPending />}>
          <ListPeople list={list} />
        </Suspense>
      ) : (
        <ListPosts list={list} />
      )}
    </>
  )
}
