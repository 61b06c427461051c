import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { checkBy, type LoadSchema, type Problems, prepareCheck, type Schema } from './check.ts'

/**
 * A form that speaks a schema of the contract: it checks before it sends, shows
 * what the server refused, and keeps what was typed until that is accepted.
 */
export function useForm<Wanted extends Schema>(
  load: LoadSchema<Wanted>,
  send: (input: z.output<Wanted>) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const [isTouched, setIsTouched] = useState(false)

  async function submit(form: HTMLFormElement) {
    setIsSending(true)
    try {
      const { input, problems } = await checkBy(load, Object.fromEntries(new FormData(form)))
      if (problems) return complain(form, problems)
      await send(input)
      setProblems({})
    } catch (error) {
      complain(form, refusalOf(error))
    } finally {
      setIsSending(false)
    }
  }

  function complain(form: HTMLFormElement, found: Problems) {
    setProblems(found)
    focusFirst(form, found)
  }

  /** Says what is wrong with one field before anything is sent. */
  async function checkField({ form, name }: HTMLInputElement) {
    const { problems } = await checkBy(load, Object.fromEntries(new FormData(form!)))
    setProblems((now) => ({ ...now, [name]: problems?.[name] ?? '' }))
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }

  /** Takes a field's complaint away as soon as the person mends it. */
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (problems[name] || problems.form) setProblems({ ...problems, [name]: '', form: '' })
    // With the first letter, so that it is there before the last.
    if (!isTouched) prepareCheck(load)
    setIsTouched(true)
  }

  return {
    form: { onSubmit: handleSubmit, onChange: handleChange, noValidate: true },
    problems,
    isSending,
    checkField,
  }
}

/** Field by field where the server named fields, else one sentence for the whole form. */
export function refusalOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error
  return Object.keys(error.fields).length ? error.fields : { form: error.message }
}

export function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = Array.from(form.elements) as HTMLInputElement[]
  fields.find(({ name }) => name && problems[name])?.focus()
}
