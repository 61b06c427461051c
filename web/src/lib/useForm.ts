import { translate } from '@jes/contract/translate'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { usePreferences } from './preferences.ts'

export type Problems = Record<string, string>

/**
 * A form that speaks a schema of the contract: it checks before it sends, shows
 * what the server refused, and keeps what was typed until that is accepted.
 */
export function useForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  send: (input: z.output<Schema>) => Promise<unknown>,
) {
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setIsSending] = useState(false)
  const { language } = usePreferences()

  async function submit(form: HTMLFormElement) {
    const checked = z.safeParse(schema, Object.fromEntries(new FormData(form)))
    if (!checked.success) {
      setProblems(problemsOf(checked.error))
      return focusFirst(form, problemsOf(checked.error))
    }
    setIsSending(true)
    try {
      await send(checked.data)
      setProblems({})
    } catch (error) {
      const refused = refusalOf(error)
      setProblems(refused)
      focusFirst(form, refused)
    } finally {
      setIsSending(false)
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }

  /** Takes a field's complaint away as soon as the person mends it. */
  function handleChange(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (problems[name] || problems.form) setProblems({ ...problems, [name]: '', form: '' })
  }

  const said = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, translate(problem, language)]),
  )
  return {
    form: { onSubmit: handleSubmit, onChange: handleChange, noValidate: true },
    problems: said,
    isSending,
  }
}

export function problemsOf(error: z.core.$ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return problems
}

/** Field by field where the server named fields, else one sentence for the whole form. */
export function refusalOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error
  return Object.keys(error.fields).length ? error.fields : { form: error.message }
}

function focusFirst(form: HTMLFormElement, problems: Problems) {
  const fields = Array.from(form.elements) as HTMLInputElement[]
  fields.find((field) => problems[field.name])?.focus()
}
