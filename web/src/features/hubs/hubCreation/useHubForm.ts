import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { hubPath } from '#features/core/hubAccess/hubPath.ts'
import type { ChosenPicture, PictureKind } from '#features/hubs/hubFields/hubPictures.ts'
import { atRows, rulesOf } from '#features/hubs/hubFields/ruleRows.ts'
import { ApiError } from '#lib/api.ts'
import { checkBy, expectBy, type Problems } from '#lib/check.ts'
import { navigate } from '#lib/history.ts'
import { closeHubCreation, useHubCreation } from '#lib/hubCreation.ts'
import { text as said } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useSend } from '#lib/useForm.ts'
import { blankDraft, type HubDraft, isUntouched, readDraft, writeDraft } from './hubDraft.ts'
import { messages } from './messages.ts'
import { doneSections, inOrder, rootOf } from './sections.ts'
import { createHub, type Pictures } from './send.ts'

export type HubForm = ReturnType<typeof useHubForm>

const NO_PICTURES: Pictures = { coverImage: null, icon: null }
const loadNewHub = async () => (await import('@jes/contract/hubs/hubs')).NewHub

/** A hub being written: checked as the person goes, kept whatever the answer, sent once. */
export function useHubForm(userId: string) {
  const client = useQueryClient()
  const [saved] = useState(() => readDraft(userId))
  const [draft, setDraft] = useState(saved.draft)
  const [pictures, setPictures] = useState(NO_PICTURES)
  const [hasLostPictures, setHasLostPictures] = useState(saved.hadPictures)
  const { send, problems, isSending: isBusy, setProblems, mend } = useSend()
  const key = useRef<string>(crypto.randomUUID())
  const ownPictures = useRef(pictures)
  ownPictures.current = pictures

  const hasPictures = pictures.coverImage !== null || pictures.icon !== null
  useEffect(
    () => writeDraft(userId, draft, hasPictures || hasLostPictures),
    [userId, draft, hasPictures, hasLostPictures],
  )
  useEffect(() => () => forget(ownPictures.current), [])

  const hasProblems = Object.entries(problems).some(([field, said]) => said && field !== 'form')
  const canSend = draft.name.trim() !== '' && draft.description.trim() !== '' && !hasProblems

  /** Changes a field, and takes its complaint away. Another form than before is another request. */
  function change(changes: Partial<HubDraft>) {
    setDraft((now) => ({ ...now, ...changes }))
    touch(...Object.keys(changes))
  }

  function setPicture(kind: PictureKind, picture: ChosenPicture | null) {
    forget({ ...NO_PICTURES, [kind]: pictures[kind] })
    setPictures((now) => ({ ...now, [kind]: picture }))
    setHasLostPictures(false)
    touch(kind)
  }

  function touch(...fields: string[]) {
    key.current = crypto.randomUUID()
    setProblems((now) =>
      Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(rootOf(field)))),
    )
  }

  function complainOf(field: string, problem: string) {
    setProblems((now) => ({ ...now, [field]: problem }))
  }

  const toCheck = () => ({ ...draft, rules: rulesOf(draft.rules) })
  const atFields = (found: Problems) => inOrder(atRows(found, draft.rules))

  /** Somebody leaves a field: what is wrong with it is said now. */
  async function checkField(name: string) {
    const { problems } = await checkBy(loadNewHub, toCheck())
    const found = atFields(problems ?? {})
    // Whoever closes the dialog leaves the field too, but mends nothing there.
    if (!useHubCreation.getState()) return
    setProblems((now) => (now[name] || !found[name] ? now : { ...now, [name]: found[name] }))
  }

  async function submit(form: HTMLFormElement) {
    const refused = await send(async () => {
      await expectBy(loadNewHub, toCheck())
      mend()
      const hub = await createHub(client, draft, pictures, key.current).catch(renewKey)
      reset()
      closeHubCreation()
      toast.success(said(messages).created)
      navigate(hubPath(hub.name))
    })
    if (Object.keys(refused).length > 0) complain(form, atFields(refused))
  }

  /** Refused, it may be sent anew; without an answer it may have arrived, and the key says so. */
  function renewKey(error: unknown): never {
    if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
    throw error
  }

  function complain(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    if (found.form) toast.error(found.form)
    const fields = Object.keys(found).map((field) => (field === 'rules' ? 'rules.0.title' : field))
    const first = Array.from(form.elements).find((element) =>
      fields.includes((element as HTMLInputElement).name),
    )
    if (first instanceof HTMLElement) {
      first.focus({ preventScroll: true })
      first.scrollIntoView({ block: 'center' })
    } else form.querySelector('[data-scroller]')?.scrollTo(0, 0)
  }

  function reset() {
    forget(pictures)
    setDraft(blankDraft())
    setPictures(NO_PICTURES)
    setHasLostPictures(false)
    mend()
    key.current = crypto.randomUUID()
  }

  /** What was written waits for the next time, and the person hears so. */
  function close() {
    closeHubCreation()
    mend()
    if (isUntouched(draft) && !hasPictures) return
    const words = said(messages)
    toast.show({ text: words.kept, action: { label: words.discard, onAct: reset } })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isBusy && canSend) void submit(event.currentTarget)
  }

  return {
    draft,
    pictures,
    hasLostPictures,
    problems,
    done: doneSections(draft, pictures, problems),
    canSend,
    isBusy,
    change,
    setPicture,
    complainOf,
    checkField,
    handleSubmit,
    close,
  }
}

function forget(pictures: Pictures) {
  for (const picture of Object.values(pictures)) if (picture) URL.revokeObjectURL(picture.url)
}
