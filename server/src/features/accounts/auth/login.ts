import type { Credentials } from '@jes/contract/accounts/auth'
import { because } from '@jes/contract/lib/refusals/because'
import type { FastifyRequest } from 'fastify'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { suspensionOf } from '#features/core/staffAccess/suspension.ts'
import { notifySecurity } from '#features/notifications/notifications/notify.ts'
import { waitForDay } from '#lib/attempts.ts'
import { type Fragment, type Sql, sql } from '#lib/db.ts'
import { type LoginOrigin, placeOf } from '#lib/device.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { waitForAccount } from '#lib/limits.ts'
import { sendLetter } from '#lib/mail.ts'
import type { Viewer } from '#lib/serve.ts'
import { type Addressee, addressee, newDeviceLetter } from './letters.ts'
import { logEvent } from './loginLog.ts'
import { hashPassword, isOldHash, isRightPassword } from './passwords.ts'
import { placeKey, rememberDevice, startSession } from './sessions.ts'

/** A suspension of at least so many days is shown as permanent. */
const FOR_GOOD_DAYS = 3_650

type PasswordLogin = Omit<Credentials, 'code'>
export type Account = Addressee & {
  id: string
  role: Viewer['role']
  passwordHash: string
  daysSuspended: number | null
  hasTwoStep: boolean
  isKnownPlace: boolean
}

export async function logIn({ code, ...given }: Credentials, request: FastifyRequest) {
  const place = placeOf(request)
  const account = await expectAccount(given, request)
  if (account.hasTwoStep && !code) {
    throw refuse('accounts.login_code_missing')
  }
  const secondStep = account.hasTwoStep && code ? await readCode(sql, account.id, code) : null
  const newHash = isOldHash(account.passwordHash) ? await hashPassword(given.password) : null

  const opened = await sql.begin(async (sql) => {
    await holdPassword(sql, account, given.password)
    if (secondStep && !(await spendCode(sql, account.id, secondStep, place))) return null
    if (account.hasTwoStep && !secondStep) return null
    if (newHash) {
      await sql`
        update users set password_hash = ${newHash}
        where id = ${account.id} and password_hash = ${account.passwordHash}`
    }
    return { userId: account.id, ...(await enterAccount(sql, account, place)) }
  })
  if (opened) return opened
  await logEvent(sql, account.id, 'failed', place)
  throw refuse('accounts.login_code_wrong')
}

/** Signs a member in whose proof was right, as part of the transaction; a device that is new is told of. */
export async function enterAccount(sql: Sql, account: Account, place: LoginOrigin) {
  await logEvent(sql, account.id, 'login', place)
  // Last, because concurrent log-ins from one device wait for each other here.
  if (await rememberDevice(sql, account.id, place)) {
    await sendLetter(sql, newDeviceLetter(account, place))
    await notifySecurity(sql, account.id, { event: 'newDevice', device: place.device })
  }
  return startSession(sql, account, place)
}

/** The account with this login and password; the same refusal and the same work for any other. */
export async function expectAccount({ login, password }: PasswordLogin, request: FastifyRequest) {
  const place = placeOf(request)
  const column = login.includes('@') ? sql`u.email` : sql`u.username`
  const account = await findAccountBy(sql, sql`${column} = ${login}`, place)
  await countLogin(request, triesOf(account, login, place))

  const isRight = await isRightPassword(account?.passwordHash, password)
  if (!account || !isRight) {
    await logEvent(sql, account?.id ?? null, 'failed', place)
    throw incorrect()
  }
  await expectNotSuspended(account)
  return account
}

/** For who has proved otherwise than by a password whose account it is: the same limits, and no suspension. */
export async function expectMayEnter(account: Account, request: FastifyRequest) {
  await countLogin(request, triesOf(account, '', placeOf(request)))
  await expectNotSuspended(account)
}

async function expectNotSuspended({ id, daysSuspended }: Account) {
  if (daysSuspended !== null) throw suspended(daysSuspended, await suspensionOf(sql, id))
}

async function countLogin(request: FastifyRequest, tried: string) {
  const wait =
    (await waitForAccount(request, 'loginOfAccount', tried)) || (await waitForDay(request, tried))
  if (wait) throw tooMany(wait)
}

/** The account that this SQL condition on `u` is true of. The deleted user has no password that could be right. */
export async function findAccountBy(
  sql: Sql,
  isTheirs: Fragment,
  { device, address }: LoginOrigin,
) {
  const [account] = await sql<Account[]>`
    select u.id, u.role, u.password_hash, ${addressee(sql)},
      case when u.suspended_until > now()
        then ceil(extract(epoch from u.suspended_until - now()) / 86400)::float8 end as days_suspended,
      f.enabled_at is not null as has_two_step,
      exists (select from known_devices d
        where d.user_id = u.id and d.device = ${device} and d.address = ${address}) as is_known_place
    from users u
    left join two_factor f on f.user_id = u.id
    where ${isTheirs} and u.password_hash <> '!'`
  return account
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

type Suspension = Awaited<ReturnType<typeof suspensionOf>>

/** The end and the reason go with the sentence, where the staff gave a reason. */
function suspended(days: number, suspension: Suspension) {
  const said = suspension?.reason ? { facts: { ...suspension } } : {}
  return days > FOR_GOOD_DAYS
    ? refuse('accounts.suspended', said)
    : refuse(because('accounts.suspended_for_days', { days }), said)
}
