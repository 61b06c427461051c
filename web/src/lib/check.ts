import type * as z from 'zod/mini'
import { ApiError } from './api.ts'
import { usePreferences } from './preferences.ts'

export type Problems = Record<string, string>
export type Schema = z.ZodMiniType
export type LoadSchema<Wanted extends Schema> = () => Promise<Wanted>

type Say = (because: string) => string
type Checked<Wanted extends Schema> =
  | { input: z.output<Wanted>; problems: null }
  | { input: null; problems: Problems }

/**
 * The input as the contract wants it, or what is wrong with it, in the reader's language. The schema, and zod with it,
 * is a file that comes when it is needed, as are the sentences: a page with a form then weighs no more than one without.
 */
export async function checkBy<Wanted extends Schema>(
  load: LoadSchema<Wanted>,
  input: unknown,
): Promise<Checked<Wanted>> {
  const unchecked = { input: input as z.output<Wanted>, problems: null }
  const schema = await load().catch(() => null)
  // A file that does not come holds nobody up: the server checks too.
  if (!schema) return unchecked
  const checked = schema.safeParse(input)
  if (checked.success) return { input: checked.data, problems: null }
  const say = await loadSentences().catch(() => null)
  return say ? { input: null, problems: problemsOf(checked.error, say) } : unchecked
}

/** The input as the contract wants it; what is wrong with it is refused as the server would. */
export async function expectBy<Wanted extends Schema>(load: LoadSchema<Wanted>, input: unknown) {
  const checked = await checkBy(load, input)
  if (checked.problems) throw new ApiError(422, { errors: checked.problems })
  return checked.input
}

/** Fetches what checks a form while somebody still writes. */
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
