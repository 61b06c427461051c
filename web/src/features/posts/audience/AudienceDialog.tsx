import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { AudienceRows } from './AudienceRows.tsx'
import { changeAudience } from './api.ts'
import { messages } from './messages.ts'

type Props = { post: Post; open: boolean; onClose: () => void }

/** Its author changes who sees a post and who may comment. */
export function AudienceDialog({ post, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const { send, problems, isSending } = useSend()
  const [choice, setChoice] = useState({ audience: post.audience, commenters: post.commenters })

  const changed = {
    ...(choice.audience !== post.audience && { audience: choice.audience }),
    ...(choice.commenters !== post.commenters && { commenters: choice.commenters }),
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    await send(async () => {
      await changeAudience(client, post, changed)
      toast.success(text.saved)
      onClose()
    })
  }

  return (
    <FormDialog
      open={open}
      title={text.item}
      formId={formId}
      isBusy={isSending}
      labels={{ close: text.cancel, submit: text.save, busy: text.saving }}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        {Object.values(problems).map((problem) => (
          <Alert key={problem}>{problem}</Alert>
        ))}
        <AudienceRows
          {...choice}
          isInHub={post.jehub !== null}
          onChange={(change) => setChoice({ ...choice, ...change })}
        />
      </form>
    </FormDialog>
  )
}
