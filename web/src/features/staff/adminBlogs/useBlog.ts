import type { BlogDraft } from '@jes/contract/site/blogs'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { expectBy } from '#lib/check.ts'
import { navigate } from '#lib/history.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { saveBlog } from './api.ts'
import { messages } from './messages.ts'
import { isSame, keep, readSaved, toSend, type Writing, writingOf } from './writing.ts'

const loadNewBlog = async () => (await import('@jes/contract/site/blogs')).NewBlog

/** What is being written: restored, changed, checked and saved. */
export function useBlog(blog: BlogDraft | null, onRefused: (fields: string[]) => void) {
  const text = useText(messages)
  const client = useQueryClient()
  const key = `jes-blog-${blog?._id ?? 'new'}`
  const [{ writing, isRestored }, setState] = useState(() => begin(key, blog))
  const { send, problems, isSending, mend } = useSend()
  const sendingKey = useRef(crypto.randomUUID())

  function change(changes: Partial<Writing>) {
    // What is typed while a picture is under way must not be lost when it arrives.
    setState((now) => {
      const writing = { ...now.writing, ...changes }
      keep(key, isSame(writing, writingOf(blog)) ? null : writing)
      return { ...now, writing }
    })
    mend()
    sendingKey.current = crypto.randomUUID()
  }

  async function save(isPublished: boolean) {
    if (isSending) return
    const refused = await send(async () => {
      const input = await expectBy(loadNewBlog, toSend(writing, isPublished))
      const saved = await saveBlog(client, blog?._id ?? null, input, sendingKey.current)
      keep(key, null)
      setState({ writing: writingOf(saved), isRestored: false })
      toast.success(wordsFor(blog?.publishedAt != null, isPublished))
      if (!blog) navigate(`/admin/blogs/${saved._id}`, { replace: true })
    })
    onRefused(Object.keys(refused))
  }

  function wordsFor(wasOut: boolean, isOut: boolean) {
    if (wasOut === isOut) return text.saved
    return isOut ? text.published : text.unpublished
  }

  function discard() {
    keep(key, null)
    setState({ writing: writingOf(blog), isRestored: false })
  }

  return {
    writing,
    change,
    problems,
    isSaving: isSending,
    save,
    isRestored,
    discard,
    stop: () => keep(key, null),
  }
}

function begin(key: string, blog: BlogDraft | null) {
  const local = readSaved(key)
  return { writing: local ?? writingOf(blog), isRestored: local !== null }
}
