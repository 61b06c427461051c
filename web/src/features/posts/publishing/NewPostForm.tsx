import { postPath } from '@jes/contract/core/postPath'
import type { DraftContent } from '@jes/contract/posts/drafts'
import type { NewPost } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { myHubs } from '#features/core/hubAccess/api.ts'
import { loadPage } from '#features/core/outbox/keeping.ts'
import type { Upload } from '#features/core/pictureUploads/uploads.ts'
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
import { whenIdle } from '#lib/whenIdle.ts'
import { Button } from '#ui/Button.tsx'
import { late } from '#ui/late.tsx'
import { keepPost, publish } from './api.ts'
import styles from './NewPostForm.module.css'
import { loadLeavingDialog, useLeaving } from './useLeaving.ts'

const LeavingDialog = lazy(async () => ({ default: (await loadLeavingDialog()).LeavingDialog }))
const AudienceRows = late(
  async () => (await import('#features/posts/audience/AudienceRows.tsx')).AudienceRows,
  <div className={styles.audience} />,
)
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
  /** Pictures that another app shared. */
  files: File[]
  keeper: Keeper
  /** It is scheduled: the form starts with the next post. */
  onScheduled: () => void
}

export function NewPostForm({ author, start, files, keeper, onScheduled }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const key = useRef<string>(crypto.randomUUID())
  const composer = useComposer({
    start,
    load: loadNewPost,
    onChange: keeper.keep,
    onSend: send,
    takesUnsent: true,
  })
  const { fields, isUploading, content } = composer
  const addShared = useEffectEvent(() => {
    if (files.length > 0) composer.addFiles(files)
  })
  useEffect(() => addShared(), [])
  const publishAt = useRef<string>(null)
  const [askedBy, setAskedBy] = useState<HTMLFormElement | null>(null)
  const picker = usePicker(fields.jehub)
  const leaving = useLeaving({
    // A chosen hub alone is nothing that anybody would miss.
    isUnsent: isUploading || !isSame(content, { ...start, jehub: content.jehub }),
    isSafe: () => keeper.flush() && !isUploading,
  })

  // Without a connection it is too late to fetch what shows the waiting post.
  useEffect(() => whenIdle(() => void import('./WaitingPosts.tsx').catch(() => {})), [])

  async function send(input: NewPost, unsent: readonly Upload[]) {
    const draft = await keeper.stop()
    const post = { ...input, ...(draft && { draft }) }
    try {
      if (publishAt.current) await keepForLater(post, publishAt.current)
      else if (unsent.length > 0) await keepUnpublished(post, unsent)
      else await publishNow(post)
    } catch (error) {
      if (isUnreached(error) && !publishAt.current) return keepUnpublished(post, unsent)
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

  /** Without a connection it waits in the outbox. */
  async function keepUnpublished(post: NewPost, unsent: readonly Upload[]) {
    const pictures = unsent.map(({ file, alt, picture }) => ({
      file,
      alt,
      pictureId: picture?._id ?? null,
    }))
    const hub = client.getQueryData(myHubs().queryKey)?.jehubs.find(({ _id }) => _id === post.jehub)
    const kept = await keepPost({ post, content, pictures, hub: hub?.name, key: key.current })
    if (!kept) throw new ApiError(0, {})
    toast.show(text.postedLater)
    done('/')
    const page = await loadPage().catch(() => null)
    void page?.sendNow(client, kept.id)
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
      >
        <AudienceRows
          audience={fields.audience}
          commenters={fields.commenters}
          isInHub={fields.jehub !== null}
          onChange={composer.change}
        />
      </ComposerForm>
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

function isUnreached(error: unknown) {
  return error instanceof ApiError && error.status === 0
}
