import type { ProviderAccount } from '@jes/contract/accounts/oidc'
import type { FastifyRequest } from 'fastify'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { createAccount, refuseTaken } from '#features/accounts/auth/register.ts'
import { findNameProblem } from '#features/accounts/auth/usernames.ts'
import { takeInvitation } from '#features/accounts/invitations/commands.ts'
import { admitNewcomer } from '#features/accounts/signUps/admission.ts'
import { addRequest } from '#features/accounts/signUps/waiting.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { expectVouched, spendVouched } from './arrive.ts'
import { addIdentity } from './identities.ts'

/** No password: the provider, and later a passkey, opens the account. The address is verified already. */
const NO_PASSWORD = ''

/** Null where the staff decides first. */
export async function registerByProvider(
  { username, ...newcomer }: ProviderAccount,
  request: FastifyRequest,
) {
  const vouched = await expectVouched(sql, request)
  const { email } = vouched
  if (!email) throw refuse('accounts.provider_email')
  const { invitation, words } = await admitNewcomer(request, { ...newcomer, email })
  const problem = await findNameProblem(sql, username)
  if (problem) throw invalid({ username: problem })

  const place = placeOf(request)
  return sql
    .begin(async (sql) => {
      await spendVouched(sql, request, vouched)
      const { language } = request
      if (words !== null) {
        const { provider, issuer, subject } = vouched
        const identity = { provider, issuer, subject }
        const account = { username, email, isEmailVerified: true, passwordHash: NO_PASSWORD }
        await addRequest(sql, { ...account, phone: null, identity, language, words })
        return null
      }
      const owner = { passwordHash: NO_PASSWORD, language, place }
      const opened = await createAccount(sql, { username, email }, owner)
      await sql`update users set email_verified_at = now() where id = ${opened.userId}`
      if (invitation) await takeInvitation(sql, invitation, opened.userId)
      await addIdentity(sql, opened.userId, vouched)
      await logEvent(sql, opened.userId, 'providerLogin', place)
      return opened
    })
    .catch(refuseTaken)
}
