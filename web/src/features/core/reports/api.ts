import { type NewReport, type ReportKind, reportApi } from '@jes/contract/core/reports'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The reported thing, and its hub. */
export type Subject = { kind: ReportKind; id: string; hub?: string | null | undefined }

export async function sendReport(client: QueryClient, body: NewReport) {
  const { report } = await call(reportApi.create, { body })
  void client.invalidateQueries({ queryKey: keyFor('reports') })
  return report
}
