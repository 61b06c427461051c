import type { DraftContent } from '@jes/contract/posts/drafts'
import type { NewPost } from '@jes/contract/posts/posts'
import type { ScheduledPost } from '@jes/contract/posts/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Author } from '#features/core/users/AuthorRow.tsx'
import { usePicker } from '#features/hubs/hubPicker/usePicker.ts'
import { AudienceRows } from '#features/posts/audience/AudienceRows.tsx'
import { ComposerForm } from '#features/posts/composer/ComposerForm.tsx'
import { useComposer } from '#features/posts/composer/useComposer.ts'
import { isSame } from '#features/posts/drafts/draftContent.ts'
import { useKeeper } from '#features/posts/drafts/useKeeper.ts'
import { LeavingDialog } from '#features/posts/publishing/LeavingDialog.tsx'
import { useLeaving } from '#features/posts/publishing/useLeaving.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { Button } from '#ui/Button.tsx'
import { changeScheduled } from './api.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { messages } from './scheduleEditMessages.ts'
import { TimeNote } from './TimeNote.tsx'

const loadNewPost = async () => (await import('@jes/contract/posts/posts')).NewPost

export function ScheduledForm({ scheduled, author }: { scheduled: ScheduledPost; author: Author }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [stored] = useState(() => toDraft(scheduled))
  const [publishAt, setPublishAt] = useState(scheduled.publishAt)
  const [asksTime, setAsksTime] = useState(false)
  const edited = { postId: `scheduled-${scheduled._id}`, stored }
  const keeper = useKeeper({ userId: author._id, edited })
  const composer = useComposer({
    start: keeper.restored?.content ?? stored,
    load: loadNewPost,
    onChange: keeper.keep,
    onSend: send,
  })
  const { fields, isUploading, content } = composer
  const picker = usePicker(fields.jehub)
  const isChanged = !isSame(content, stored) || publishAt !== scheduled.publishAt
  const leaving = useLeaving({
    isUnsent: isUploading || isChanged,
    isSafe: () => keeper.flush() && !isUploading,
  })

  async function send(post: NewPost) {
    await changeScheduled(client, scheduled._id, { post, publishAt })
    keeper.forget()
    leaving.release()
    toast.success(text.saved)
    navigate('/add-post', { replace: true })
  }

  function discardAndLeave() {
    keeper.forget()
    leaving.leave()
  }

  return (
    <>
      <TimeNote
        publishAt={publishAt}
        failure={publishAt === scheduled.publishAt ? scheduled.failure : null}
        onChange={() => setAsksTime(true)}
      />
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
          <Button
            type="submit"
            disabled={!composer.canSend || !isChanged}
            busy={composer.isBusy}
            busyLabel={text.saving}
          >
            {text.save}
          </Button>
        }
      >
        <AudienceRows
          audience={fields.audience}
          commenters={fields.commenters}
          isInHub={fields.jehub !== null}
          onChange={composer.change}
        />
      </ComposerForm>
      <ScheduleDialog
        key={publishAt}
        open={asksTime}
        onClose={() => setAsksTime(false)}
        publishAt={publishAt}
        onChoose={setPublishAt}
      />
      <LeavingDialog
        open={leaving.isAsking}
        isUploading={isUploading}
        onStay={leaving.stay}
        onDiscard={discardAndLeave}
      />
    </>
  )
}

function toDraft({ post, images }: ScheduledPost): DraftContent {
  const { jehub = null, poll = null, quote = null, draft: _, ...rest } = post
  return { ...rest, images, jehub, poll, quote }
}
