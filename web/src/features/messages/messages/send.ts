import { messageApi, type Quote, type SentMessage } from '@jes/contract/messages/messages'
import type { QueryClient } from '@tanstack/react-query'
import { requestTo, useActs } from '#features/core/outbox/acts.ts'
import { keep, loadOutbox, loadPage } from '#features/core/outbox/keeping.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { noteAct } from '#lib/acts.ts'
import { placeMessage } from './cache.ts'

type Unsent = { talkId: string; content: string; replyTo: Quote | null; name: string }

/** It is shown at once, and stays until it has arrived. What was written before it is sent before it. */
export async function sendMessage(client: QueryClient, { talkId, content, replyTo, name }: Unsent) {
  const body = { content, replyTo: replyTo?.seq ?? null }
  const act = await keep({
    kind: 'message',
    subject: `message ${crypto.randomUUID()}`,
    wish: { talkId, content, replyTo },
    ...requestTo(messageApi.send, { params: { id: talkId }, body }),
    about: { name, path: `/messages/${talkId}` },
    isUnderWay: true,
  })
  const page = await loadPage().catch(() => null)
  await page?.sendFromPage(client, () => {})
  // An earlier one did not get through, and this one was not tried.
  if (act && useActs.getState().some(({ id, state }) => id === act.id && state === 'sending'))
    (await loadOutbox()).showChange(act.id, { state: 'waiting' })
}

onSent('message', 'message', (client, { wish, userId }, sent: SentMessage) => {
  const { content, replyTo } = wish
  const unchanged = { isDeleted: false, editedAt: null, reactions: [], line: null, expiresAt: null }
  placeMessage(client, { ...sent, user: userId, content, replyTo, ...unchanged })
  noteAct()
})
