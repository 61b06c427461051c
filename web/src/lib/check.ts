import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { usePreferences } from './preferences.ts'

export type Problems = Record<string, string>
export type Schema = z.ZodMiniType
export type LoadSchema<S extends Schema> = () => Promise<S>

type Say = (because: string) => string
type Checked<S extends Schema> =
  | { input: z.output<S>; problems: null }
  | { input: null; problems: Problems }

/**
 * The input in the contract's form, or its problems in the reader's language. The schema, with zod, and the sentences
 * are loaded when they are needed: so a page with a form is as small as one without.
 */
export async function checkBy<S extends Schema>(
  load: LoadSchema<S>,
  input: unknown,
): Promise<Checked<S>> {
  const unchecked = { input: input as z.output<S>, problems: null }
  const schema = await load().catch(() => null)
  // If the code cannot be loaded, nobody is stopped: the server checks too.
  if (!schema) return unchecked
  const checked = schema.safeParse(input)
  if (checked.success) return { input: checked.data, problems: null }
  const say = await loadSentences().catch(() => null)
  return say ? { input: null, problems: problemsOf(checked.error, say) } : unchecked
}

/** The input in the contract's form; problems are thrown as the server's refusal would be. */
export async function expectBy<S extends Schema>(load: LoadSchema<S>, input: unknown) {
  const checked = await checkBy(load, input)
  if (checked.problems) throw new ApiError(422, { errors: checked.problems })
  return checked.input
}

/** Fetches the code that checks a form while somebody still writes. */
export function prepareCheck(load: LoadSchema<Schema>) {
  void load().catch(() => {})
  void loadSentences().catch(() => {})
}

async function loadSentences(): Promise<Say> {
  const { language } = usePreferences.getState()
  return language === 'ne'
    ? (await import('@jes/contract/lib/refusals/sayNepali')).sayNepali
    : (await import('@jes/contract/lib/refusals/sayEnglish')).sayEnglish
}

function problemsOf(error: z.core.$ZodError, say: Say): Problems {
  const problems: Problems = {}
  for (const { path, message } of error.issues) problems[path.join('.') || 'form'] ??= say(message)
  return problems
}
