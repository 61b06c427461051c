import { caseApi, type NewTemplate } from '@jes/contract/staff/cases'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** Template texts for frequent reasons. */
export function templates() {
  return queryOptions({
    queryKey: keyFor('desk', 'templates'),
    queryFn: ({ signal }) => call(caseApi.templates, {}, signal),
    select: ({ templates }) => templates,
    staleTime: 300_000,
  })
}

/** Without an id it is a new one. */
export async function saveTemplate(client: QueryClient, id: string | null, body: NewTemplate) {
  if (id === null) await call(caseApi.addTemplate, { body })
  else await call(caseApi.changeTemplate, { params: { id }, body })
  await refetchAdmin(client)
}

export async function removeTemplate(client: QueryClient, id: string) {
  await call(caseApi.removeTemplate, { params: { id } })
  await refetchAdmin(client)
}
