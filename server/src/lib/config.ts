import type { z } from 'zod'
import { findProblem } from './configProblems.ts'
import { Config } from './configSchema.ts'

export type { Config }

/** Why Jes cannot start, in a sentence that names the setting. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Config.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    const name = String(issue.path[0])
    const value = isPlain(issue) ? `; it is set to "${env[name] ?? ''}"` : ''
    throw new ConfigProblem(`${name} ${issue.message}${value}.`)
  }
  const config = result.data
  const problem = findProblem(config)
  if (problem) throw new ConfigProblem(problem)
  return config
}

/** Only values of numbers and enums are repeated in the message: any other text may be or hold a secret. */
function isPlain(issue: z.core.$ZodIssue) {
  if (issue.code === 'too_small' || issue.code === 'too_big') return issue.origin !== 'string'
  return issue.code === 'invalid_value' || issue.code === 'invalid_type'
}

/** Read once, at the start: a wrong setting stops the server before it serves anyone. */
export const config = readOrStop()

function readOrStop() {
  try {
    return readConfig(process.env)
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem
    process.stderr.write(`Jes cannot start. ${problem.message}\n`)
    process.exit(1)
  }
}
