import { messageApi, type Quote, type SentMessage } from '@jes/contract/messages/messages'
import type { QueryClient } from '@tanstack/react-query'
import { requestTo, useActs } from '#features/core/outbox/acts.ts'
import { keep, loadOutbox, loadPage } from '#features/core/outbox/keeping.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { noteAct } from '#lib/acts.ts'
import { keyFor } from '#lib/keys.ts'
import { placeMessage } from './cache.ts'

type Unsent = {
  talkId: string
  content: string
  replyTo: Quote | null
  /** The id of the post that goes with it. */
  post: string | null
  /** Of the talk. */
  name: string
}

/** It is shown at once, and stays until it has arrived. What was written before it is sent before it. */
export async function sendMessage(client: QueryClient, unsent: Unsent) {
  const { talkId, content, replyTo, post, name } = unsent
  const body = { content, replyTo: replyTo?.seq ?? null, post }
  const act = await keep({
    kind: 'message',
    subject: `message ${crypto.randomUUID()}`,
    wish: { talkId, content, replyTo, post },
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
  noteAct()
  // Its card is known to the server alone.
  if (wish.post) return void client.invalidateQueries({ queryKey: keyFor('messages', wish.talkId) })
  const { content, replyTo } = wish
  const unchanged = {
    post: null,
    isDeleted: false,
    editedAt: null,
    reactions: [],
    line: null,
    expiresAt: null,
  }
  placeMessage(client, { ...sent, user: userId, content, replyTo, ...unchanged })
})
