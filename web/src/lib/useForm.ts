import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import {
  checkBy,
  expectBy,
  type LoadSchema,
  type Problems,
  prepareCheck,
  type Schema,
} from './check.ts'

/**
 * A form with a schema of the contract: it checks before it sends, shows what the server refused, and keeps the typed
 * text until it is accepted.
 */
export function useForm<S extends Schema>(
  load: LoadSchema<S>,
  send: (input: z.output<S>) => Promise<unknown>,
) {
  const [isTouched, setIsTouched] = useState(false)
  const { form, problems, isSending, setProblems } = useSubmit(async (form) =>
    send(await expectBy(load, valuesOf(form))),
  )

  /** Shows a problem of one field before anything is sent. */
  async function checkField({ form, name }: HTMLInputElement) {
    const { problems } = await checkBy(load, valuesOf(form!))
    setProblems((now) => ({ ...now, [name]: problems?.[name] ?? '' }))
  }

  /** Removes a field's problem as soon as the field changes. */
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (problems[name] || problems.form) setProblems({ ...problems, [name]: '', form: '' })
    // With the first letter, so that it is loaded before the last.
    if (!isTouched) prepareCheck(load)
    setIsTouched(true)
  }

  return { form: { ...form, onChange: handleChange }, problems, isSending, checkField }
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form))
}

/**
 * Sends a form: once at a time; a refusal, here or by the server, is shown at its fields, and the first of them gets
 * the focus; the text stays. `useForm` reads and checks the fields as well.
 */
export function useSubmit(sendForm: (form: HTMLFormElement) => Promise<unknown>) {
  const { send, ...sending } = useSend()

  async function submit(form: HTMLFormElement) {
    focusFirst(form, await send(() => sendForm(form)))
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sending.isSending) void submit(event.currentTarget)
  }

  return { form: { onSubmit: handleSubmit, noValidate: true }, send, ...sending }
}

/** What a form does by other ways than its own: a second button, a picture that is saved as soon as it is chosen. */
export function useSend() {
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)

  /** Answers what was refused, field by field; nothing where all went well. */
  async function send(act: () => Promise<unknown>) {
    let refused: Problems = {}
    setIsSending(true)
    try {
      await act()
    } catch (error) {
      refused = refusalOf(error)
    } finally {
      setIsSending(false)
    }
    setProblems(refused)
    return refused
  }

  return {
    send,
    problems,
    isSending,
    setProblems,
    /** Somebody writes again: problems are hidden until the next attempt. */
    mend: () => setProblems({}),
  }
}

/** Field by field where fields were named, else one sentence for the whole form. */
function refusalOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error
  return Object.keys(error.fields).length ? error.fields : { form: error.message }
}

export function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = Array.from(form.elements) as HTMLInputElement[]
  fields.find(({ name }) => name && problems[name])?.focus()
}
