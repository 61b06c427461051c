import { type NewReport, type ReportKind, reportApi } from '@jes/contract/core/reports'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'

export const REPORTS = ['reports']

/** What is reported, and the hub that it stands in. */
export type Subject = { kind: ReportKind; id: string; hub?: string | null | undefined }

export async function sendReport(client: QueryClient, body: NewReport) {
  const { report } = await call(reportApi.create, { body })
  void client.invalidateQueries({ queryKey: REPORTS })
  return report
}
