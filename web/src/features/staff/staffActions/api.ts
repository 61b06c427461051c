import type { ReportKind } from '@jes/contract/core/reports'
import { caseApi, type StaffDecision } from '@jes/contract/staff/cases'
import type { QueryClient } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Decides a case; the message shows the server's outcome. */
export async function decideCase(client: QueryClient, id: string, body: StaffDecision) {
  await call(caseApi.decide, { params: { id }, body })
  forget(client)
}

/** Acts on a thing or a person that nobody reported. */
export async function actOn(
  client: QueryClient,
  kind: ReportKind,
  id: string,
  body: StaffDecision,
) {
  await call(caseApi.act, { params: { kind, id }, body })
  forget(client)
}

/** The result may be on the admin pages, and on the page of the thing itself. */
function forget(client: QueryClient) {
  void refetchAdmin(client)
  for (const queryKey of [
    keyFor('post'),
    keyFor('lists', 'posts'),
    keyFor('comments'),
    keyFor('hub'),
    keyFor('user'),
  ])
    void client.invalidateQueries({ queryKey })
}
