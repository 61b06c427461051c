import { seal, sealingKey, unseal } from '#lib/seal.ts'

/** The name of a group as the database has it: encrypted, as what is written in it. */
export async function sealName(talkId: string, name: string) {
  return seal(await sealingKey(), subjectOf(talkId), name)
}

export async function openName(talkId: string, sealedName: Buffer, key = sealingKey()) {
  return unseal(await key, subjectOf(talkId), sealedName)
}

function subjectOf(talkId: string) {
  return { domain: 'message', id: `name of ${talkId}` } as const
}
