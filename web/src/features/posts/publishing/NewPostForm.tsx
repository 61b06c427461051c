import { postPath } from '@jes/contract/core/postPath'
import type { DraftContent } from '@jes/contract/posts/drafts'
import type { NewPost } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Author } from '#features/core/users/AuthorRow.tsx'
import { usePicker } from '#features/hubs/hubPicker/usePicker.ts'
import { ComposerForm } from '#features/posts/composer/ComposerForm.tsx'
import { messages } from '#features/posts/composer/messages.ts'
import { useComposer } from '#features/posts/composer/useComposer.ts'
import { isSame } from '#features/posts/drafts/draftContent.ts'
import type { Keeper } from '#features/posts/drafts/keeper.ts'
import { ApiError } from '#lib/api.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { late } from '#ui/late.tsx'
import { publish } from './api.ts'
import { loadLeavingDialog, useLeaving } from './useLeaving.ts'

const LeavingDialog = lazy(async () => ({ default: (await loadLeavingDialog()).LeavingDialog }))
const ScheduleButton = late(
  async () => (await import('#features/posts/schedule/ScheduleButton.tsx')).ScheduleButton,
)
const ScheduleDialog = lazy(async () => ({
  default: (await import('#features/posts/schedule/ScheduleDialog.tsx')).ScheduleDialog,
}))
const loadNewPost = async () => (await import('@jes/contract/posts/posts')).NewPost

type Props = {
  author: Author
  start: DraftContent
  keeper: Keeper
  /** It is scheduled: the form starts with the next post. */
  onScheduled: () => void
}

export function NewPostForm({ author, start, keeper, onScheduled }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const key = useRef<string>(crypto.randomUUID())
  const composer = useComposer({ start, load: loadNewPost, onChange: keeper.keep, onSend: send })
  const { fields, isUploading, content } = composer
  const publishAt = useRef<string>(null)
  const [askedBy, setAskedBy] = useState<HTMLFormElement | null>(null)
  const picker = usePicker(fields.jehub)
  const leaving = useLeaving({
    // A chosen hub alone is nothing that anybody would miss.
    isUnsent: isUploading || !isSame(content, { ...start, jehub: content.jehub }),
    isSafe: () => keeper.flush() && !isUploading,
  })

  async function send(input: NewPost) {
    const draft = await keeper.stop()
    const post = { ...input, ...(draft && { draft }) }
    try {
      if (publishAt.current) await keepForLater(post, publishAt.current)
      else await publishNow(post)
    } catch (error) {
      keeper.resume()
      // After a refusal a new key is used; without a reply it may have arrived, and the same key prevents a second
      // post.
      if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
      throw error
    }
  }

  async function publishNow(input: NewPost) {
    const post = await publish(client, input, key.current)
    toast.success(text.posted)
    done(postPath(post))
  }

  async function keepForLater(post: NewPost, publishAt: string) {
    const { schedulePost } = await import('#features/posts/schedule/api.ts')
    await schedulePost(client, { post, publishAt }, key.current)
    done('/add-post')
    onScheduled()
  }

  function done(path: string) {
    keeper.forget()
    leaving.release()
    navigate(path, { replace: true })
  }

  async function sendAt(moment: string, form: HTMLFormElement) {
    publishAt.current = moment
    await composer.submit(form)
    // Whatever happened: pressing Post means now.
    publishAt.current = null
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
            <ScheduleButton isReady={composer.canSend} onAsk={setAskedBy} />
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
        {askedBy && (
          <ScheduleDialog
            open
            onClose={() => setAskedBy(null)}
            onChoose={(moment) => void sendAt(moment, askedBy)}
          />
        )}
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
