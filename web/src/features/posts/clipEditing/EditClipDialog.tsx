import { CAPTION_MAX_LENGTH } from '@jes/contract/clips/clips'
import type { Post } from '@jes/contract/posts/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { expectBy } from '#lib/check.ts'
import { langOf, useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSubmit } from '#lib/useForm.ts'
import { Alert } from '#ui/Alert.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { saveClip } from './api.ts'
import { CoverMoment } from './CoverMoment.tsx'
import styles from './dialogs.module.css'
import { messages } from './editMessages.ts'

const loadEdit = async () => (await import('@jes/contract/clips/clips')).ClipEdit

type Props = { post: Post; open: boolean; onClose: () => void }

/** The caption, the mark and the cover of a clip that is out. */
export function EditClipDialog({ post, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const formId = useId()
  const [caption, setCaption] = useState(post.content)
  const [isSensitive, setIsSensitive] = useState(post.sensitive)
  const [posterAtMs, setPosterAtMs] = useState<number | null>(null)
  const { form, problems, isSending } = useSubmit(async () => {
    const edit = await expectBy(loadEdit, {
      ...(caption !== post.content && { caption }),
      ...(isSensitive !== post.sensitive && { sensitive: isSensitive }),
      ...(posterAtMs !== null && { posterAtMs }),
    })
    await saveClip(client, post, edit)
    onClose()
    toast.success(text.saved)
  })

  return (
    <FormDialog
      {...{ open, onClose, formId }}
      isBusy={isSending}
      title={text.title}
      labels={{ close: text.cancel, submit: text.save, busy: text.saving }}
    >
      <form id={formId} className={styles.form} {...form}>
        {problems.form && <Alert>{problems.form}</Alert>}
        <TextArea
          label={text.caption}
          name="caption"
          limit={CAPTION_MAX_LENGTH}
          value={caption}
          lang={langOf(caption)}
          error={problems.caption}
          onChange={(event) => setCaption(event.target.value)}
          data-autofocus
        />
        <Switch
          label={text.sensitive}
          hint={text.sensitiveHint}
          checked={isSensitive}
          onChange={(event) => setIsSensitive(event.target.checked)}
        />
        {post.clip && (
          <CoverMoment
            clip={post.clip}
            cover={post.images[0]?.url ?? null}
            atMs={posterAtMs}
            error={problems.posterAtMs}
            onChange={setPosterAtMs}
          />
        )}
      </form>
    </FormDialog>
  )
}
