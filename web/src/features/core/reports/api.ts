import { type NewReport, type ReportKind, reportApi } from '@jes/contract/core/reports'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepUnsent } from '#features/core/outbox/keep.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The reported thing, and its hub. */
export type Subject = { kind: ReportKind; id: string; hub?: string | null | undefined }

/** Null if it waits for a connection. */
export async function sendReport(client: QueryClient, body: NewReport) {
  try {
    const { report } = await call(reportApi.create, { body })
    void client.invalidateQueries({ queryKey: keyFor('reports') })
    return report
  } catch (error) {
    if (await keepUnsent(error, reportOf(body))) return null
    throw error
  }
}

function reportOf(body: NewReport): NewAct {
  return {
    kind: 'report',
    subject: `report ${body.kind} ${body.id}`,
    wish: body,
    ...requestTo(reportApi.create, { body }),
    about: {},
  }
}

onSent('report', 'report', (client) => {
  void client.invalidateQueries({ queryKey: keyFor('reports') })
})
