import { SOLVER, WORKER } from '@jes/contract/site/worker'

type Url = typeof WORKER | typeof SOLVER
type Policy = { createScriptURL: (text: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Trusted Types allow no text as the URL of a script, except by this one policy, which knows our two workers. */
export function trustedUrl(url: Url) {
  const { trustedTypes } = window as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy('jes-worker', {
    createScriptURL: (text) => (text === SOLVER ? SOLVER : WORKER),
  })
  return policy?.createScriptURL(url) ?? url
}
