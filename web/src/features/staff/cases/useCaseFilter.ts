import type { ReportKind } from '@jes/contract/core/reports'
import { useSearchParams } from '#lib/router.tsx'
import type { CaseState } from './api.ts'

export const KINDS: readonly ReportKind[] = ['post', 'comment', 'clip', 'jehub', 'user']

type CaseFilter = { state: CaseState; kind: ReportKind | null }

/** The filter of cases in the address. */
export function useCaseFilter() {
  const [params, setParams] = useSearchParams()
  const wanted: CaseFilter = {
    state: params.get('state') === 'closed' ? 'closed' : 'open',
    kind: KINDS.find((one) => one === params.get('kind')) ?? null,
  }

  function want(change: Partial<CaseFilter>) {
    const { state, kind } = { ...wanted, ...change }
    setParams({ ...(state === 'closed' && { state }), ...(kind && { kind }) }, { replace: true })
  }
  return { ...wanted, want }
}
