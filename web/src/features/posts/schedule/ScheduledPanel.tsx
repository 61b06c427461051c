import { useQuery } from '@tanstack/react-query'
import type { Author } from '#features/core/users/AuthorRow.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { scheduled } from './api.ts'
import { ScheduledForm } from './ScheduledForm.tsx'
import { messages } from './scheduleEditMessages.ts'

/** What goes out later, changed before it does. */
export function ScheduledPanel({ id, author }: { id: string; author: Author }) {
  const text = useText(messages)
  const list = useQuery(scheduled())
  const found = list.data?.scheduled.find(({ _id }) => _id === id)
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title} back="/add-post" />
      {found ? (
        <ScheduledForm key={found._id} scheduled={found} author={author} />
      ) : list.isPending ? (
        <SkeletonGroup>
          <Skeleton height="20rem" />
        </SkeletonGroup>
      ) : list.isError ? (
        <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
      ) : (
        <EmptyState
          art={<PostsArt />}
          title={text.gone}
          action={<LinkButton href="/add-post">{text.write}</LinkButton>}
        >
          {text.goneSentence}
        </EmptyState>
      )}
    </>
  )
}
