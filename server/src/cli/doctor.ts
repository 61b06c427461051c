import { CHECKS, type Finding, runCheck } from './checks.ts'
import type { CliContext } from './context.ts'
import { conclude, say } from './say.ts'

/** Checks everything that Jes needs to run well. */
export async function doctor(context: CliContext) {
  const findings: Finding[] = []
  for (const name of Object.keys(CHECKS)) {
    const found = await runCheck(name, context)
    findings.push(found)
    say(`${found.isWell ? 'well' : 'ILL '}  ${name.padEnd(12)}${found.said}`)
  }
  const ill = findings.filter(({ isWell }) => !isWell)
  conclude({ isWell: ill.length === 0, findings }, [
    ill.length === 0 ? 'Jes is well.' : `Look after: ${ill.map(({ name }) => name).join(', ')}.`,
  ])
  if (ill.length > 0) process.exitCode = 2
}
