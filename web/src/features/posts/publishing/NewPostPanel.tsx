import type { Draft, DraftContent } from '@jes/contract/posts/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Shared } from '#features/core/shareTarget/takeShared.ts'
import type { Author } from '#features/core/users/AuthorRow.tsx'
import { messages } from '#features/posts/composer/messages.ts'
import { drafts } from '#features/posts/drafts/api.ts'
import { DraftSign } from '#features/posts/drafts/DraftSign.tsx'
import { blankDraft } from '#features/posts/drafts/draftContent.ts'
import { messages as draftMessages } from '#features/posts/drafts/messages.ts'
import { useKeeper } from '#features/posts/drafts/useKeeper.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { toast } from '#lib/toasts.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { NewPostForm } from './NewPostForm.tsx'
import { RestoredNote } from './RestoredNote.tsx'

const DraftList = lazy(async () => ({
  default: (await import('#features/posts/drafts/DraftList.tsx')).DraftList,
}))

async function loadShared() {
  return (await import('#features/core/shareTarget/takeShared.ts')).takeShared()
}

/** A new post, begun here or picked up where a draft was left. */
export function NewPostPanel({ author }: { author: Author }) {
  const text = useText(messages)
  const draftText = useText(draftMessages)
  const client = useQueryClient()
  const [isListOpen, setIsListOpen] = useState<boolean>()
  const [search] = useSearchParams()
  const isShared = search.has('shared')
  const quote = search.get('quote')
  const keeper = useKeeper({
    userId: author._id,
    // Somebody who comes from a hub writes for that hub, or of what another app shared, or of a post; an old draft is not
    // mixed in.
    isClean: search.has('hub') || isShared || quote !== null,
    onSaved: () => void client.invalidateQueries({ ...drafts(), refetchType: 'none' }),
  })
  const [begun, setBegun] = useState(() => ({
    turn: 0,
    content: keeper.restored?.content ?? {
      ...blankDraft(),
      ...(quote && { quote, title: search.get('title') ?? '' }),
    },
    isRestored: keeper.restored !== null,
    files: [] as File[],
  }))

  function begin(draft: Draft | null) {
    keeper.adopt(draft)
    const content: DraftContent = draft ?? blankDraft()
    start(content)
  }

  function start(content: DraftContent, files: File[] = []) {
    setBegun(({ turn }) => ({ turn: turn + 1, content, isRestored: false, files }))
  }

  /** The earlier draft; what was begun meanwhile is saved on the server first. */
  async function continueOffered() {
    await keeper.save()
    if (!keeper.isSafe()) toast.error(draftText.notSafe)
    else if (keeper.offered) {
      await keeper.takeOffered()
      start(keeper.offered.content)
    }
  }

  /** Another draft, or an empty form; the current text is saved on the server first. */
  async function switchTo(draft: Draft | null) {
    await keeper.save()
    setIsListOpen(false)
    if (keeper.isSafe()) begin(draft)
    else toast.error(draftText.notSafe)
  }

  async function handleDiscard(draft: Draft) {
    if (!keeper.isDraft(draft._id)) return
    await keeper.stop()
    begin(null)
  }

  const takeNewer = useEffectEvent((list: readonly Draft[]) => {
    const newer = keeper.newerIn(list)
    if (newer) begin(newer)
  })

  const startWith = useEffectEvent(({ title, content, files }: Shared) =>
    start({ ...blankDraft(), title, content }, files),
  )

  useEffect(() => {
    if (!isShared) return
    loadShared().then(
      (shared) => shared && startWith(shared),
      () => {},
    )
  }, [isShared])

  // It may have been changed elsewhere; without a reply the local copy is used.
  useEffect(() => {
    if (!keeper.restored?.id) return
    client.fetchQuery(drafts()).then(
      ({ drafts }) => takeNewer(drafts),
      () => {},
    )
  }, [client, keeper])

  return (
    <>
      <PageHeader title={text.createPost} back="/">
        <DraftSign keeper={keeper} />
        <IconButton label={draftText.drafts} onClick={() => setIsListOpen(true)}>
          <Files />
        </IconButton>
      </PageHeader>
      {begun.isRestored && (
        <RestoredNote
          words={text.restored}
          action={text.startNew}
          onAct={() => void switchTo(null)}
        />
      )}
      {begun.turn === 0 && keeper.offered && (
        <RestoredNote
          words={text.offered(keeper.offered.content.title || draftText.untitled)}
          action={text.continueDraft}
          onAct={() => void continueOffered()}
        />
      )}
      <NewPostForm
        key={begun.turn}
        author={author}
        start={begun.content}
        files={begun.files}
        keeper={keeper}
        onScheduled={() => begin(null)}
      />
      <Suspense>
        {isListOpen !== undefined && (
          <DraftList
            open={isListOpen}
            onClose={() => setIsListOpen(false)}
            onResume={(draft) => void switchTo(draft)}
            onDiscard={handleDiscard}
          />
        )}
      </Suspense>
    </>
  )
}
