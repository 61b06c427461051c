import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { MountainArt } from '#ui/art/MountainArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { draftOf } from './api.ts'
import { BlogEditor } from './BlogEditor.tsx'
import { DraftRows } from './DraftRows.tsx'
import { messages } from './messages.ts'

/** The articles of the staff: all of them, or with an id the one that is written; `new` begins one. */
export function AdminBlogs({ id }: { id?: string | undefined }) {
  if (!id) return <DraftRows />
  if (id === 'new') return <BlogEditor blog={null} />
  return <OneBlog key={id} id={id} />
}

function OneBlog({ id }: { id: string }) {
  const text = useText(messages)
  const { data: blog, ...query } = useQuery(draftOf(id))

  if (query.isPending) return <RowsPending rows={5} />
  if (query.isLoadingError)
    return <FailedState reason={query.error.message} onRetry={() => void query.refetch()} />
  if (!blog)
    return (
      <EmptyState
        roomy
        art={<MountainArt />}
        title={text.gone}
        action={<LinkButton href="/admin/blogs">{text.all}</LinkButton>}
      />
    )
  return <BlogEditor blog={blog} />
}
