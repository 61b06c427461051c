import type { DraftContent } from '@jes/contract/posts/drafts'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import type * as z from 'zod/mini'
import type { PictureProblem } from '#features/core/pictureUploads/problemOf.ts'
import {
  createUploads,
  isSending,
  picturesOf,
  type Upload,
} from '#features/core/pictureUploads/uploads.ts'
import { ApiError } from '#lib/api.ts'
import { expectBy, type LoadSchema, prepareCheck, type Schema } from '#lib/check.ts'
import { usePreferences } from '#lib/preferences.ts'
import { toast } from '#lib/toasts.ts'
import { focusFirst, useSend } from '#lib/useForm.ts'

export type Composer = ReturnType<typeof useComposer>

type Options<S extends Schema> = {
  start: DraftContent
  load: LoadSchema<S>
  onChange: (content: DraftContent) => void
  onSend: (input: z.output<S>, unsent: readonly Upload[]) => Promise<unknown>
  /** Pictures that could not be sent without a connection may go later, with the post. */
  takesUnsent?: boolean
}

type Fields = Omit<DraftContent, 'images'>

/** What is being written, checked by the contract before it goes, and kept whatever the answer. */
export function useComposer<S extends Schema>(options: Options<S>) {
  const { start, load, onSend, takesUnsent = false } = options
  const [fields, setFields] = useState<Fields>(start)
  const [uploads] = useState(() => createUploads(start.images))
  const { send, problems, isSending: isBusy, setProblems } = useSend()
  const list = uploads.useList()
  // Who asked for it is reminded once of pictures without a description; pressed again, the post goes as it is.
  const [isReminder, setIsReminder] = useState(() => usePreferences.getState().altReminder)
  const tell = useEffectEvent(options.onChange)

  const content = useMemo<DraftContent>(() => {
    const { title, content, jehub, poll, sensitive, quote = null } = fields
    const { warning = null, audience = 'everyone', commenters = 'everyone' } = fields
    const images = picturesOf(list)
    const choices = { sensitive, warning, quote, audience, commenters }
    return { title, content, images, jehub, poll, ...choices }
  }, [fields, list])

  // Before the browser does anything else: a reload right after the last letter keeps that letter.
  useLayoutEffect(() => tell(content), [content])
  useEffect(() => () => uploads.stop(), [uploads])

  // What checks it comes with the first letter, so that it is there before the last.
  const isTouched = fields !== start
  useEffect(() => {
    if (isTouched) prepareCheck(load)
  }, [isTouched, load])

  const isUploading = list.some(isSending)
  const canSend = fields.title.trim() !== '' && !isUploading

  /** Changes a field, and takes its complaint away. */
  function change(changes: Partial<Fields>) {
    setFields((now) => ({ ...now, ...changes }))
    mend(...Object.keys(changes))
  }

  /** Somebody has seen to these fields: what was wrong with them is no longer said. */
  function mend(...names: string[]) {
    const isMended = (field: string) => field === 'form' || names.includes(field.split('.')[0]!)
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !isMended(field))),
    )
  }

  function addFiles(files: File[]) {
    const problem = uploads.add(files)
    mend('images')
    if (problem)
      void sayProblem(problem).then((images) => setProblems((now) => ({ ...now, images })))
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy || !canSend) return
    const refused = await send(async () => {
      // Without this the post would go out and the picture stay behind, unsaid.
      if (list.some(({ problem, isUnreached }) => problem && !(isUnreached && takesUnsent)))
        throw new ApiError(422, { errors: { images: await sayProblem('notArrived') } })
      if (isReminder && list.some(({ alt }) => !alt)) {
        setIsReminder(false)
        throw new ApiError(422, { errors: { images: await sayProblem('noAlt') } })
      }
      const unsent = list.some(({ problem }) => problem) ? list : []
      await onSend(await expectBy(load, toSend(content)), unsent)
    })
    focusFirst(form, refused)
    if (refused.form) toast.error(refused.form)
  }

  return {
    fields,
    content,
    uploads,
    isUploading,
    canSend,
    isBusy,
    problems,
    change,
    mend,
    addFiles,
    submit,
  }
}

/** The words come when they are first needed: most pictures are right. */
async function sayProblem(problem: PictureProblem) {
  return (await import('#features/core/pictureUploads/problemWords.ts')).wordsOf(problem)
}

/**
 * As the endpoints take it: pictures by their ids, of a poll no empty lines at its end, in a JeHub for all there, and a
 * warning only where it stands on a cover.
 */
function toSend({ images, poll, audience, warning, ...rest }: DraftContent) {
  return {
    ...rest,
    warning: (rest.sensitive && warning?.trim()) || null,
    audience: rest.jehub ? 'everyone' : audience,
    images: images.map(({ _id, alt }) => ({ _id, alt })),
    poll: poll && { ...poll, options: withoutBlankEnd(poll.options) },
  }
}

function withoutBlankEnd(options: readonly string[]) {
  const last = options.findLastIndex((option) => option.trim() !== '')
  return options.slice(0, Math.max(2, last + 1))
}
