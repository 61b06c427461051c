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
 * A form that speaks a schema of the contract: it checks before it sends, shows
 * what the server refused, and keeps what was typed until that is accepted.
 */
export function useForm<Wanted extends Schema>(
  load: LoadSchema<Wanted>,
  send: (input: z.output<Wanted>) => Promise<unknown>,
) {
  const [isTouched, setIsTouched] = useState(false)
  const { form, problems, isSending, setProblems } = useSubmit(async (form) =>
    send(await expectBy(load, valuesOf(form))),
  )

  /** Says what is wrong with one field before anything is sent. */
  async function checkField({ form, name }: HTMLInputElement) {
    const { problems } = await checkBy(load, valuesOf(form!))
    setProblems((now) => ({ ...now, [name]: problems?.[name] ?? '' }))
  }

  /** Takes a field's complaint away as soon as the person mends it. */
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (problems[name] || problems.form) setProblems({ ...problems, [name]: '', form: '' })
    // With the first letter, so that it is there before the last.
    if (!isTouched) prepareCheck(load)
    setIsTouched(true)
  }

  return { form: { ...form, onChange: handleChange }, problems, isSending, checkField }
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form))
}

/**
 * What every form does when it is sent: once at a time; what is refused, here or by the server, stands at its fields,
 * and the first of them gets the focus; what was written stays. `useForm` reads the fields and checks them besides.
 */
export function useSubmit(send: (form: HTMLFormElement) => Promise<unknown>) {
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)

  async function submit(form: HTMLFormElement) {
    setIsSending(true)
    try {
      await send(form)
      setProblems({})
    } catch (error) {
      const found = refusalOf(error)
      setProblems(found)
      focusFirst(form, found)
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }

  return {
    form: { onSubmit: handleSubmit, noValidate: true },
    problems,
    isSending,
    setProblems,
    /** Somebody writes again: nothing is complained of until it is sent anew. */
    mend: () => setProblems({}),
  }
}

/** Field by field where fields were named, else one sentence for the whole form. */
export function refusalOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error
  return Object.keys(error.fields).length ? error.fields : { form: error.message }
}

export function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = Array.from(form.elements) as HTMLInputElement[]
  fields.find(({ name }) => name && problems[name])?.focus()
}
