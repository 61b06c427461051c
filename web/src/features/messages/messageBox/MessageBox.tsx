import type { Talk } from '@jes/contract/messages/talks'
import { useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSayTyping } from '#features/messages/activity/typing.ts'
import { messages } from '#features/messages/messages/messages.ts'
import { QuoteLine } from '#features/messages/messages/QuoteLine.tsx'
import { sendMessage } from '#features/messages/messages/send.ts'
import { nameOf } from '#features/messages/talks/nameOf.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { ComposingStrip } from './ComposingStrip.tsx'
import { stopComposing, useComposing } from './composing.ts'
import { storeDraft, useDraft } from './drafts.ts'
import { MessageField } from './MessageField.tsx'

const EditBox = lazy(async () => {
  const { loadEditBox } = await import('#features/messages/messages/rareParts.ts')
  return { default: (await loadEditBox()).EditBox }
})

type Props = { talk: Talk; onSent: () => void }

/** Where a message is written, answered or edited. */
export function MessageBox({ talk, onSent }: Props) {
  const composing = useComposing(talk._id)
  if (composing?.kind === 'edit')
    return (
      <Suspense>
        <EditBox key={composing.message._id} message={composing.message} />
      </Suspense>
    )
  return <NewMessageBox talk={talk} onSent={onSent} />
}

function NewMessageBox({ talk, onSent }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const content = useDraft(talk._id)
  const answered = useComposing(talk._id)?.message ?? null
  const quote = answered && { seq: answered.seq, user: answered.user, content: answered.content }
  const sayTyping = useSayTyping(talk._id)
  const cancel = () => stopComposing(talk._id)
  // The share sheet leads here with a post.
  const post = useSearchParams()[0].get('post')
  const dropPost = () => navigate(`/messages/${talk._id}`, { replace: true })

  useEffect(() => {
    if (answered) area.current?.focus()
  }, [answered])

  function handleSubmit(content: string) {
    storeDraft(talk._id, '')
    cancel()
    const sent = { talkId: talk._id, content, replyTo: quote, post, name: nameOf(talk) }
    void sendMessage(client, sent)
    if (post) dropPost()
    onSent()
    area.current?.focus()
  }

  return (
    <>
      {post && (
        <ComposingStrip cancelLabel={text.withoutPost} onCancel={dropPost}>
          {text.withPost}
        </ComposingStrip>
      )}
      {quote && (
        <ComposingStrip cancelLabel={text.cancelReply} onCancel={cancel}>
          <QuoteLine quote={quote} talk={talk} />
        </ComposingStrip>
      )}
      <MessageField
        area={area}
        value={content}
        onChange={(value) => {
          storeDraft(talk._id, value)
          sayTyping()
        }}
        onSubmit={handleSubmit}
        onCancel={quote ? cancel : undefined}
        canBeEmpty={post !== null}
        submitLabel={text.send}
        submitIcon={<Send />}
      />
    </>
  )
}
