import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { clipUploading, useUploading } from '#features/clips/clipUploads/clipUploading.ts'
import type { Limits } from '#features/clips/clipUploads/judge.ts'
import type { Author } from '#features/core/users/AuthorRow.tsx'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { whenIdle } from '#lib/whenIdle.ts'
import { ClipsArt } from '#ui/art/ClipsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { ClipStart } from './ClipStart.tsx'
import { messages } from './messages.ts'

const loadForm = () => import('./ClipForm.tsx')
const ClipForm = lazy(async () => ({ default: (await loadForm()).ClipForm }))

type Props = { author: Author; limits: Limits }

/** A new clip: picked or recorded here, or restored. */
export function ClipPanel({ author, limits }: Props) {
  const text = useText(messages)
  const { userId, stage, entry, made } = useUploading()
  const knownId = useRef(made?._id)

  useEffect(() => void clipUploading.open(author._id), [author._id])

  // The form is loaded before somebody has picked a video, in case the connection breaks then.
  useEffect(() => whenIdle(() => void loadForm().catch(() => {})), [])

  // It became a clip while its owner watched: they are led to it.
  const follow = useEffectEvent((id: string) => {
    if (knownId.current !== id) navigate(`/jesclips/${id}`, { replace: true })
  })
  useEffect(() => {
    if (made) follow(made._id)
  }, [made])

  if (userId !== author._id || stage === 'restoring') return <Pending />
  if (stage === 'elsewhere')
    return (
      <EmptyState roomy art={<ClipsArt />} title={text.begin}>
        {text.elsewhere}
      </EmptyState>
    )
  if (!entry) return <ClipStart limits={limits} />
  return (
    <Suspense fallback={<Pending />}>
      <ClipForm
        key={entry.name + entry.lastModified}
        author={author}
        limits={limits}
        entry={entry}
      />
    </Suspense>
  )
}

function Pending() {
  return (
    <SkeletonGroup>
      <Skeleton height="20rem" />
    </SkeletonGroup>
  )
}
