import type { FastifyRequest } from 'fastify'
import { countAttempt, DAY_SECONDS, isCounting } from '#lib/attempts.ts'
import { config } from '#lib/config.ts'
import { sql } from '#lib/db.ts'
import { refuse, tooMany } from '#lib/errors.ts'
import { markOfPhone } from '#lib/sms/sealedSms.ts'
import { canSendSms } from '#lib/sms/settings.ts'
import { expectAffordable } from '#lib/sms/spending.ts'

/** With five wrong answers for each this is no way to guess a code, and no way to ring somebody all day. */
const MOST_CODES_A_DAY = 10

/** Refuses a code that may not be sent: the same for a known number and an unknown one. */
export async function expectSendable(request: FastifyRequest, number: string) {
  if (!canSendSms(config)) throw refuse('accounts.sms_off')
  if (isCounting(request)) {
    const key = `sms ${await markOfPhone(number)}`
    const { count, secondsLeft } = await countAttempt(sql, key, DAY_SECONDS)
    if (count > MOST_CODES_A_DAY) throw tooMany(secondsLeft)
  }
  await expectAffordable(number)
}
