import { postPath } from '@jes/contract/core/postPath'
import type { Post, PostEdit } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ComposerForm } from '#features/posts/composer/ComposerForm.tsx'
import { HubChip } from '#features/posts/composer/HubChip.tsx'
import { messages } from '#features/posts/composer/messages.ts'
import { useComposer } from '#features/posts/composer/useComposer.ts'
import { DraftSign } from '#features/posts/drafts/DraftSign.tsx'
import { isSame } from '#features/posts/drafts/draftContent.ts'
import { useKeeper } from '#features/posts/drafts/useKeeper.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { saveEdit, toDraft } from './api.ts'
import { RestoredNote } from './RestoredNote.tsx'
import { loadLeavingDialog, useLeaving } from './useLeaving.ts'

const LeavingDialog = lazy(async () => ({ default: (await loadLeavingDialog()).LeavingDialog }))
const Changes = lazy(async () => ({ default: (await import('./Changes.tsx')).Changes }))
const loadEdit = async () => (await import('@jes/contract/posts/posts')).PostEdit

/** A post of mine, changed; before it is saved it says what it changes. */
export function EditPostPanel({ post }: { post: Post }) {
  const text = useText(messages)
  const [stored] = useState(() => toDraft(post))
  const keeper = useKeeper({ userId: post.user._id, edited: { postId: post._id, stored } })
  const [turn, setTurn] = useState(0)

  function startOver() {
    keeper.forget()
    setTurn(turn + 1)
  }

  const start = turn === 0 ? (keeper.restored?.content ?? stored) : stored
  return (
    <>
      <PageHeader title={text.editPost} back={postPath(post)}>
        <DraftSign keeper={keeper} />
      </PageHeader>
      {!isSame(start, stored) && (
        <RestoredNote words={text.restoredEdit} action={text.startOver} onAct={startOver} />
      )}
      <EditPostForm key={turn} {...{ post, stored, start, keeper }} />
    </>
  )
}

type Props = {
  post: Post
  stored: ReturnType<typeof toDraft>
  start: ReturnType<typeof toDraft>
  keeper: ReturnType<typeof useKeeper>
}

function EditPostForm({ post, stored, start, keeper }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const composer = useComposer({ start, load: loadEdit, onChange: keeper.keep, onSend: send })
  const { isUploading, content } = composer
  const isChanged = !isSame(content, stored)
  const leaving = useLeaving({
    isUnsent: isUploading || isChanged,
    isSafe: () => keeper.flush() && !isUploading,
  })

  async function send(input: PostEdit) {
    const edited = await saveEdit(client, post, input)
    keeper.forget()
    leaving.release()
    if (edited) toast.success(text.saved)
    else toast.show(text.savedLater)
    navigate(postPath(edited ?? post), { replace: true })
  }

  function discardAndLeave() {
    keeper.forget()
    leaving.leave()
  }

  return (
    <>
      <ComposerForm
        composer={composer}
        author={post.user}
        place={post.jehub ? <HubChip hub={post.jehub} /> : undefined}
        hasPoll={false}
        buttons={
          <>
            <LinkButton href={postPath(post)} look="quiet">
              {text.cancel}
            </LinkButton>
            <Button
              type="submit"
              disabled={!composer.canSend || !isChanged}
              busy={composer.isBusy}
              busyLabel={text.saving}
            >
              {text.save}
            </Button>
          </>
        }
      >
        <Suspense>{isChanged && <Changes before={stored} after={content} />}</Suspense>
      </ComposerForm>
      <Suspense>
        {leaving.hasAsked && (
          <LeavingDialog
            open={leaving.isAsking}
            isUploading={isUploading}
            onStay={leaving.stay}
            onDiscard={discardAndLeave}
          />
        )}
      </Suspense>
    </>
  )
}
