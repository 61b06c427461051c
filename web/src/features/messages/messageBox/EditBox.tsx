import type { Message } from '@jes/contract/messages/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { editMessage } from '#features/messages/messages/changes.ts'
import { messages } from '#features/messages/messages/menuMessages.ts'
import { useText } from '#lib/language.ts'
import { ComposingStrip } from './ComposingStrip.tsx'
import { stopComposing } from './composing.ts'
import { MessageField } from './MessageField.tsx'

/** Where a sent message is changed; the unfinished one of the talk waits meanwhile. */
export function EditBox({ message }: { message: Message }) {
  const text = useText(messages)
  const client = useQueryClient()
  const area = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState(message.content)
  const [problem, setProblem] = useState<string>()
  const cancel = () => stopComposing(message.talk)

  useEffect(() => area.current?.focus(), [])

  async function handleSubmit(content: string) {
    if (content === message.content) return cancel()
    setProblem(undefined)
    try {
      await editMessage(client, message, content)
      cancel()
    } catch (error) {
      if (error instanceof Error) setProblem(error.message)
    }
  }

  return (
    <>
      <ComposingStrip cancelLabel={text.cancelEdit} onCancel={cancel}>
        {text.editing}
        {problem && <span role="alert">{problem}</span>}
      </ComposingStrip>
      <MessageField
        area={area}
        value={content}
        onChange={setContent}
        onSubmit={(content) => void handleSubmit(content)}
        onCancel={cancel}
        submitLabel={text.saveEdit}
        submitIcon={<Check />}
      />
    </>
  )
}
