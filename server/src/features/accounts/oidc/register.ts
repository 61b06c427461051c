import type { ProviderAccount } from '@jes/contract/accounts/oidc'
import type { FastifyRequest } from 'fastify'
import { logEvent } from '#features/accounts/auth/loginLog.ts'
import { createAccount, refuseTaken } from '#features/accounts/auth/register.ts'
import { findNameProblem } from '#features/accounts/auth/usernames.ts'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { invalid, refuse } from '#lib/errors.ts'
import { expectVouched, spendVouched } from './arrive.ts'
import { addIdentity } from './identities.ts'

/** No password: the provider, and later a passkey, opens the account. The address is verified already. */
const NO_PASSWORD = ''

export async function registerByProvider({ username }: ProviderAccount, request: FastifyRequest) {
  await expectOn(sql, 'signUps')
  const vouched = await expectVouched(sql, request)
  const { email } = vouched
  if (!email) throw refuse('accounts.provider_email')
  const problem = await findNameProblem(sql, username)
  if (problem) throw invalid({ username: problem })

  const place = placeOf(request)
  return sql
    .begin(async (sql) => {
      await spendVouched(sql, request, vouched)
      const { language } = request
      const owner = { passwordHash: NO_PASSWORD, language, place }
      const opened = await createAccount(sql, { username, email }, owner)
      await sql`update users set email_verified_at = now() where id = ${opened.userId}`
      await addIdentity(sql, opened.userId, vouched)
      await logEvent(sql, opened.userId, 'providerLogin', place)
      return opened
    })
    .catch(refuseTaken)
}
