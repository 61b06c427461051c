import { seal, sealingKey, unseal } from '#lib/seal.ts'

/** The text of a message as the database has it: encrypted for this message alone. */
export async function sealBody(messageId: string, content: string) {
  return seal(await sealingKey(), subjectOf(messageId), content)
}

export async function openBody(messageId: string, sealedBody: Buffer, key = sealingKey()) {
  return unseal(await key, subjectOf(messageId), sealedBody)
}

function subjectOf(messageId: string) {
  return { domain: 'message', id: messageId } as const
}
