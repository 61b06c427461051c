import type { DraftContent } from '@jes/contract/drafts'
import { postPath } from '@jes/contract/postPath'
import type { NewPost } from '@jes/contract/posts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import type { Author } from '#features/composer/AuthorRow.tsx'
import { ComposerForm } from '#features/composer/ComposerForm.tsx'
import { messages } from '#features/composer/messages.ts'
import { useComposer } from '#features/composer/useComposer.ts'
import { isSame } from '#features/drafts/draftContent.ts'
import type { Keeper } from '#features/drafts/keeper.ts'
import { usePicker } from '#features/hubPicker/usePicker.ts'
import { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { navigate } from '#lib/places.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { publish } from './api.ts'
import { loadLeavingDialog, useLeaving } from './useLeaving.ts'

const LeavingDialog = lazy(async () => ({ default: (await loadLeavingDialog()).LeavingDialog }))
const loadNewPost = async () => (await import('@jes/contract/posts')).NewPost

type Props = { author: Author; start: DraftContent; keeper: Keeper }

export function NewPostForm({ author, start, keeper }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const key = useRef<string>(crypto.randomUUID())
  const composer = useComposer({ start, load: loadNewPost, onChange: keeper.keep, onSend: send })
  const { fields, isUploading, content } = composer
  const picker = usePicker(fields.jehub)
  const leaving = useLeaving({
    // A hub alone is nothing that anybody would miss.
    isUnsent: isUploading || !isSame(content, { ...start, jehub: content.jehub }),
    isSafe: () => keeper.flush() && !isUploading,
  })

  async function send(input: NewPost) {
    const draft = await keeper.stop()
    try {
      const post = await publish(client, { ...input, ...(draft && { draft }) }, key.current)
      keeper.forget()
      leaving.release()
      toast.success(text.posted)
      navigate(postPath(post), { replace: true })
    } catch (error) {
      keeper.resume()
      // Refused, it may be sent anew; without an answer it may have arrived, and the key says so.
      if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
      throw error
    }
  }

  function keepAndLeave() {
    void keeper.save()
    leaving.leave()
  }

  function discardAndLeave() {
    keeper.discard().catch((error: Error) => toast.error(error.message))
    leaving.leave()
  }

  return (
    <>
      <ComposerForm
        composer={composer}
        author={author}
        place={
          picker && (
            <picker.HubPlace
              value={fields.jehub}
              error={composer.problems.jehub}
              onChange={(jehub) => composer.change({ jehub })}
            />
          )
        }
        reach={
          picker &&
          ((everyone) => <picker.HubReach hubId={fields.jehub}>{everyone}</picker.HubReach>)
        }
        hasPoll
        buttons={
          <>
            <Button look="quiet" onClick={() => void keeper.save()}>
              {text.saveDraft}
            </Button>
            <Button
              type="submit"
              disabled={!composer.canSend}
              busy={composer.isBusy}
              busyLabel={text.posting}
            >
              {text.post}
            </Button>
          </>
        }
      />
      <Suspense>
        {leaving.hasAsked && (
          <LeavingDialog
            open={leaving.isAsking}
            isUploading={isUploading}
            onStay={leaving.stay}
            onDiscard={discardAndLeave}
            onKeep={keepAndLeave}
          />
        )}
      </Suspense>
    </>
  )
}
