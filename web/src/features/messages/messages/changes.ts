import { type Message, messageApi, type ReactionSign } from '@jes/contract/messages/messages'
import type { QueryClient } from '@tanstack/react-query'
import { plainBody } from '#features/core/body/plainBody.ts'
import { type NewAct, requestTo } from '#features/core/outbox/acts.ts'
import { keepBehind, keepUnsent } from '#features/core/outbox/keep.ts'
import { onSent } from '#features/core/outbox/sentActs.ts'
import { call } from '#lib/api.ts'
import { sendLatest } from '#lib/sendLatest.ts'
import { toast } from '#lib/toasts.ts'
import { dropMessage, placeMessage } from './cache.ts'
import { withSign } from './reactions.ts'

type Whose = 'me' | 'all'

/** Shows the new text at once. Without a connection it waits; if it is refused, the old text is back and this throws. */
export async function editMessage(client: QueryClient, message: Message, content: string) {
  const request = requestTo(messageApi.edit, {
    params: paramsOf(message),
    body: { content, basedOn: message.editedAt },
  })
  const wish = { content, body: plainBody(content) }
  const act: NewAct = { kind: 'edit', wish, ...request, ...aboutOf(message) }
  if (keepBehind(act)) return
  placeMessage(client, { ...message, content, editedAt: new Date().toISOString() })
  try {
    const body = { content }
    placeMessage(client, await call(messageApi.edit, { params: paramsOf(message), body }))
  } catch (error) {
    placeMessage(client, message)
    if (!(await keepUnsent(error, act))) throw error
  }
}

/** For me it goes at once; for all it is shown as deleted. */
export async function removeMessage(client: QueryClient, message: Message, whose: Whose) {
  const sent = { params: paramsOf(message), query: { for: whose } }
  try {
    settleRemoved(client, message, await call(messageApi.remove, sent))
  } catch (error) {
    if (error instanceof Error) toast.error(error.message)
  }
}

/** Shown at once; if the server refuses, what it last said is shown again. */
export async function react(
  client: QueryClient,
  { message, userId, sign }: { message: Message; userId: string; sign: ReactionSign | null },
) {
  let known = message
  let last = sign
  if (keepBehind(reactionTo(message, sign))) return
  placeMessage(client, withSign(message, userId, sign))
  try {
    const hasSent = await sendLatest(`reaction ${message._id}`, sign, async (next) => {
      last = next
      const sent = { params: paramsOf(message), body: { sign: next } }
      known = await call(messageApi.react, sent)
    })
    if (!hasSent) return
  } catch (error) {
    if (!(await keepUnsent(error, reactionTo(message, last))) && error instanceof Error)
      toast.error(error.message)
  }
  placeMessage(client, known)
}

function reactionTo(message: Message, sign: ReactionSign | null): NewAct {
  const request = requestTo(messageApi.react, { params: paramsOf(message), body: { sign } })
  return { kind: 'reaction', wish: sign, ...request, ...aboutOf(message) }
}

function settleRemoved(client: QueryClient, { talk, seq }: Message, now: Removed) {
  if (now.message) placeMessage(client, now.message)
  else dropMessage(client, talk, seq)
}

type Removed = { message: Message | null }

onSent('edit', 'message', (client, _act, message: Message) => placeMessage(client, message))
onSent('reaction', 'message', (client, _act, message: Message) => placeMessage(client, message))

function paramsOf({ talk, seq }: Message) {
  return { id: talk, seq: String(seq) }
}

/** How the outbox calls a message: its text stays in the talk. */
function aboutOf(message: Message) {
  return {
    subject: `message ${message._id}`,
    about: { path: `/messages/${message.talk}` },
  }
}
