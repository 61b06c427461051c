import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isRightPassword } from '#features/accounts/auth/passwords.ts'
import { readCode, spendCode } from '#features/accounts/twoFactor/codes.ts'
import { countAttempt, forgiveAttempt, isCounting } from '#lib/attempts.ts'
import { sql } from '#lib/db.ts'
import { placeOf } from '#lib/device.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import type { Proof, SentProof, Viewer } from '#lib/serve.ts'

const MOST_WRONG = 10
const WINDOW_SECONDS = 3_600

/** Checks the proof at endpoints that need a step-up. */
export function checkProofs(app: FastifyInstance) {
  app.decorate('checkProof', checkProof)
}

/**
 * For what somebody with a borrowed phone or a stolen token must not do: the password, and a code where two-step
 * log-in is on. Another factor, such as a passkey, would be read here beside the code. Only wrong answers count as
 * attempts.
 */
async function checkProof(
  request: FastifyRequest,
  viewer: Viewer,
  sent: SentProof,
): Promise<Proof> {
  const key = `proof ${viewer.id}`
  const { count, secondsLeft } = await countAttempt(sql, key, WINDOW_SECONDS)
  if (count > MOST_WRONG && isCounting(request)) throw tooMany(secondsLeft)

  const [owner] = await sql<{ passwordHash: string; hasTwoStep: boolean }[]>`
    select u.password_hash, f.enabled_at is not null as has_two_step
    from users u
    left join two_factor f on f.user_id = u.id
    where u.id = ${viewer.id}`
  if (!owner || !(await isRightPassword(owner.passwordHash, sent.password))) {
    throw wrongPassword(sent.field)
  }
  const { passwordHash, hasTwoStep } = owner
  if (hasTwoStep && !sent.code) {
    await forgiveAttempt(sql, key)
    throw codeDue()
  }
  const code = hasTwoStep ? await readCode(sql, viewer.id, sent.code ?? '') : null
  if (hasTwoStep && !code) throw wrongCode()
  await forgiveAttempt(sql, key)

  return {
    /** A password that was changed or a code that was used in the meantime is refused. */
    async spend(sql) {
      const [held] = await sql`
        select from users where id = ${viewer.id} and password_hash = ${passwordHash} for no key update`
      if (!held) throw wrongPassword(sent.field)
      if (code && !(await spendCode(sql, viewer.id, code, placeOf(request)))) throw wrongCode()
      if (code) return
      const [switchedOn] = await sql`
        select from two_factor where user_id = ${viewer.id} and enabled_at is not null`
      if (switchedOn) throw codeDue()
    },
  }
}

function wrongPassword(field: string) {
  return refuse('accounts.step_up_password_wrong', { field })
}

function wrongCode() {
  return refuse('accounts.step_up_code_wrong', { field: 'code' })
}

function codeDue() {
  return refuse('accounts.step_up_code_missing', { field: 'code' })
}
