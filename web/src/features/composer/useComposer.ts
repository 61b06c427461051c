import type { DraftContent } from '@jes/contract/drafts'
import { translate } from '@jes/contract/translate'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { createUploads, isSending, picturesOf } from '#features/uploads/uploads.ts'
import { usePreferences } from '#lib/preferences.ts'
import { toast } from '#lib/toasts.ts'
import { type Problems, problemsOf, refusalOf } from '#lib/useForm.ts'

export type Composer = ReturnType<typeof useComposer>

type Options<Schema extends z.core.$ZodType> = {
  start: DraftContent
  schema: Schema
  onChange: (content: DraftContent) => void
  onSend: (input: z.output<Schema>) => Promise<unknown>
}

type Fields = Pick<DraftContent, 'title' | 'content' | 'poll' | 'sensitive'>

/** What is being written, checked by the contract before it goes, and kept whatever the answer. */
export function useComposer<Schema extends z.core.$ZodType>(options: Options<Schema>) {
  const { start, schema, onSend } = options
  const { language } = usePreferences()
  const [fields, setFields] = useState<Fields>(start)
  const [uploads] = useState(() => createUploads(start.images))
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  const list = uploads.useList()
  const tell = useEffectEvent(options.onChange)

  const content = useMemo<DraftContent>(() => {
    const { title, content, poll, sensitive } = fields
    return { title, content, images: picturesOf(list), jehub: start.jehub, poll, sensitive }
  }, [fields, list, start.jehub])

  useEffect(() => tell(content), [content])
  useEffect(() => () => uploads.stop(), [uploads])

  const isUploading = list.some(isSending)
  const canSend = fields.title.trim() !== '' && !isUploading

  /** Changes a field, and takes its complaint away. */
  function change(changes: Partial<Fields>) {
    setFields((now) => ({ ...now, ...changes }))
    const isMended = (field: string) => field === 'form' || field.split('.')[0]! in changes
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !isMended(field))),
    )
  }

  function addFiles(files: File[]) {
    const images = uploads.add(files)
    setProblems(({ images: _, ...others }) => (images ? { ...others, images } : others))
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy || !canSend) return
    const checked = z.safeParse(schema, toSend(content))
    if (!checked.success) return complain(form, problemsOf(checked.error))
    setIsBusy(true)
    try {
      await onSend(checked.data)
      setProblems({})
    } catch (error) {
      const refused = refusalOf(error)
      complain(form, refused)
      if (refused.form) toast.error(refused.form)
    } finally {
      setIsBusy(false)
    }
  }

  function complain(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    const fields = Array.from(form.elements) as HTMLInputElement[]
    fields.find(({ name }) => name && found[name])?.focus()
  }

  const said = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, translate(problem, language)]),
  )
  return {
    fields,
    content,
    uploads,
    isUploading,
    canSend,
    isBusy,
    problems: said,
    change,
    addFiles,
    submit,
  }
}

/** As the doors take it: pictures by their ids, and of a poll no empty lines at its end. */
function toSend({ images, poll, ...rest }: DraftContent) {
  return {
    ...rest,
    images: images.map(({ _id, alt }) => ({ _id, alt })),
    poll: poll && { ...poll, options: withoutBlankEnd(poll.options) },
  }
}

function withoutBlankEnd(options: readonly string[]) {
  const last = options.findLastIndex((option) => option.trim() !== '')
  return options.slice(0, Math.max(2, last + 1))
}
