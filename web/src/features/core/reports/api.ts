import { type NewReport, type ReportKind, reportApi } from '@jes/contract/core/reports'
import { messageReportApi } from '@jes/contract/messages/messageReports'
import type { QueryClient } from '@tanstack/react-query'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepUnsent } from '#features/core/outbox/keep.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'

/** The reported thing, and its hub. */
export type Subject = {
  kind: ReportKind
  id: string
  hub?: string | null | undefined
  /** Messages of a member that are reported with them. */
  messages?: { talk: string; seqs: number[] } | undefined
}

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

type SentMessages = NonNullable<Subject['messages']> & { withBefore: boolean }

/** Reports a member with some of their messages. It is sent now or not at all: a copy must not wait in a browser. */
export async function sendMessageReport(
  client: QueryClient,
  { talk, seqs, withBefore }: SentMessages,
  { reason, detail }: Pick<NewReport, 'reason' | 'detail'>,
) {
  const body = { seqs, withBefore, reason, ...(detail && { detail }) }
  const { report } = await call(messageReportApi.create, { params: { id: talk }, body })
  void client.invalidateQueries({ queryKey: keyFor('reports') })
  return report
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
