import { WORKER } from '@jes/contract/site/worker'

type Policy = { createScriptURL: (text: string) => string }
type Factory = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** Starts the service worker, which is one for everything. */
export async function startWorker() {
  // Trusted Types allow no text as the URL of a script, except by this one policy.
  const { trustedTypes } = window as { trustedTypes?: Factory }
  policy ??= trustedTypes?.createPolicy('jes-worker', { createScriptURL: () => WORKER })
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER)
  return navigator.serviceWorker.ready
}
