import type * as z from 'zod/mini'

export type Problems = Record<string, string>
export type Schema = z.ZodMiniType
export type LoadSchema<Wanted extends Schema> = () => Promise<Wanted>

type Checked<Wanted extends Schema> =
  | { input: z.output<Wanted>; problems: null }
  | { input: null; problems: Problems }

/**
 * The input as the contract wants it, or what is wrong with it. The schema, and zod with it, is a
 * file that comes when it is needed: a page with a form then weighs no more than one without.
 */
export async function checkBy<Wanted extends Schema>(
  load: LoadSchema<Wanted>,
  input: unknown,
): Promise<Checked<Wanted>> {
  const schema = await load().catch(() => null)
  // A file that does not come holds nobody up: the server checks too.
  if (!schema) return { input: input as z.output<Wanted>, problems: null }
  const checked = schema.safeParse(input)
  return checked.success
    ? { input: checked.data, problems: null }
    : { input: null, problems: problemsOf(checked.error) }
}

function problemsOf(error: z.core.$ZodError): Problems {
  const problems: Problems = {}
  for (const issue of error.issues) problems[issue.path.join('.') || 'form'] ??= issue.message
  return problems
}
