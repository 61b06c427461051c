import type { ReportKind } from '@jes/contract/core/reports'
import { caseApi, type StaffDecision } from '@jes/contract/staff/cases'
import type { QueryClient } from '@tanstack/react-query'
import { askDeskAnew } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'

/** Decides a case; what is said of it is the answer of the server. */
export async function decideCase(client: QueryClient, id: string, body: StaffDecision) {
  await call(caseApi.decide, { params: { id }, body })
  forget(client)
}

/** Does something with a thing or a person that nobody reported. */
export async function actOn(
  client: QueryClient,
  kind: ReportKind,
  id: string,
  body: StaffDecision,
) {
  await call(caseApi.act, { params: { kind, id }, body })
  forget(client)
}

/** What was done may be seen at the desk, and on the page of the thing itself. */
function forget(client: QueryClient) {
  void askDeskAnew(client)
  for (const key of ['post', 'posts', 'comments', 'hub', 'users'])
    void client.invalidateQueries({ queryKey: [key] })
}
