import type { Credentials } from '@jes/contract/accounts/auth'
import type { FastifyRequest } from 'fastify'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { isCodeDue, trustDevice } from '#features/accounts/twoFactor/trustedDevices.ts'
import { waitForDay } from '#lib/attempts.ts'
import { type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { waitForAccount } from '#lib/limits.ts'
import { type Account, findByLogin, refuseSuspended } from './account.ts'
import { enter } from './enter.ts'
import { logEvent } from './loginLog.ts'
import { hashPassword, isOldHash, isRightPassword } from './passwords.ts'
import { placeKey } from './sessions.ts'

type PasswordLogin = Omit<Credentials, 'code' | 'remember'>

export async function logIn({ code, remember, ...given }: Credentials, request: FastifyRequest) {
  const place = placeOf(request)
  const account = await expectAccount(given, request)
  const isDue = !code && (await isCodeDue(sql, account, request))
  if (isDue) throw refuse('accounts.login_code_missing')
  const secondStep = account.hasTwoStep && code ? await readCode(sql, account.id, code) : null
  const newHash = isOldHash(account.passwordHash) ? await hashPassword(given.password) : null

  const opened = await sql.begin(async (sql) => {
    await holdPassword(sql, account, given.password)
    if (secondStep && !(await spendCode(sql, account.id, secondStep, place))) return null
    if (account.hasTwoStep && code && !secondStep) return null
    if (newHash) {
      await sql`
        update users set password_hash = ${newHash}
        where id = ${account.id} and password_hash = ${account.passwordHash}`
    }
    const trusted = secondStep && remember ? await trustDevice(sql, account, request) : {}
    return { ...trusted, ...(await enter(sql, account, place, 'login')) }
  })
  if (opened) return opened
  await logEvent(sql, account.id, 'failed', place)
  throw refuse('accounts.login_code_wrong')
}

/** The account with this login and password; the same refusal and the same work for any other. */
export async function expectAccount({ login, password }: PasswordLogin, request: FastifyRequest) {
  const place = placeOf(request)
  const account = await findByLogin(sql, login, place)
  await countLogin(request, triesOf(account, login, place))

  const isRight = await isRightPassword(account?.passwordHash, password)
  if (!account || !isRight) {
    await logEvent(sql, account?.id ?? null, 'failed', place)
    throw incorrect()
  }
  await refuseSuspended(sql, account)
  return account
}

/** For who has proved by a code whose account it is: the same limits, and no suspension. */
export async function expectMayEnter(account: Account, request: FastifyRequest) {
  await countLogin(request, triesOf(account, '', placeOf(request)))
  await refuseSuspended(sql, account)
}

async function countLogin(request: FastifyRequest, tried: string) {
  const wait =
    (await waitForAccount(request, 'loginOfAccount', tried)) || (await waitForDay(request, tried))
  if (wait) throw tooMany(wait)
}

/** A known device has attempts of its own: strangers cannot use them up. */
function triesOf(account: Account | undefined, login: string, place: LoginOrigin) {
  if (!account) return `nobody ${login}`
  return account.isKnownPlace ? placeKey(account.id, place) : account.id
}

/** If the password was changed while the old one was checked, this log-in fails too. */
async function holdPassword(sql: Sql, { id, passwordHash }: Account, password: string) {
  // Two that share the row and then make its hash anew would wait for each other.
  const lock = isOldHash(passwordHash) ? sql`for no key update` : sql`for share`
  const [held] = await sql<{ passwordHash: string }[]>`
    select password_hash from users where id = ${id} ${lock}`
  if (held?.passwordHash === passwordHash) return
  // A log-in at the same time may have made the hash anew: then the password is still right.
  if (!(await isRightPassword(held?.passwordHash, password))) throw incorrect()
}

function incorrect() {
  return refuse('accounts.login_wrong')
}
