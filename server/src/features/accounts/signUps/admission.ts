import type { Newcomer } from '@jes/contract/accounts/newcomer'
import type { FastifyRequest } from 'fastify'
import { findOpenInvitation } from '#features/accounts/invitations/queries.ts'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { sql } from '#lib/db.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { plainAddressOf } from '#lib/limitKeys.ts'
import { costOf, LIMITS } from '#lib/limitTable.ts'
import { expectProof } from '#lib/proofOfWork.ts'
import { expectNotBlocked } from './blocks.ts'
import { readSettings } from './settings.ts'

/** How a newcomer may go on: at once, perhaps by an invitation; or with these words to the staff. */
export type Admission = { invitation: string | null; words: string | null }

/** Decides about a newcomer, whichever way they come. `email` is null for who comes by number. */
export async function admitNewcomer(
  request: FastifyRequest,
  { email, invitation, words }: Newcomer & { email: string | null },
): Promise<Admission> {
  await expectOn(sql, 'signUps')
  const { mode, asksProof } = await readSettings(sql)
  if (mode === 'closed') throw refuse('accounts.sign_up_closed')
  if (asksProof) await expectProof(request, { cost: costOf(LIMITS.signUp), proved: 0, seconds: 60 })
  await expectNotBlocked(sql, { email, address: plainAddressOf(request) })
  if (mode === 'approval') {
    if (!words) throw invalid({ words: 'accounts.sign_up_words' })
    return { invitation: null, words }
  }
  const isOpen = invitation !== undefined && (await findOpenInvitation(sql, invitation))
  if (mode === 'open') return { invitation: isOpen ? invitation : null, words: null }
  if (!invitation) throw invalid({ invitation: 'accounts.invitation_needed' })
  if (!isOpen) throw invalid({ invitation: 'accounts.invitation_invalid' })
  return { invitation, words: null }
}
