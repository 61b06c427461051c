import type { Task } from 'graphile-worker'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { addJob } from '#lib/jobs.ts'
import { counts } from '#lib/metrics/counts.ts'
import { traced } from '#lib/requestContext.ts'
import { storeMessage } from '#lib/storedMessages.ts'
import { byAakash } from './aakash.ts'
import { smsInboxOf } from './inbox.ts'
import { byPlainHttp } from './plainHttp.ts'
import { Undeliverable } from './post.ts'
import { openSms, sealSms } from './sealedSms.ts'
import type { Deliver, Sms, SmsSettings } from './settings.ts'
import { bySparrow } from './sparrow.ts'
import { recordSms } from './spending.ts'

/** Within about four minutes: later a code is of no use any more. */
const SMS_ATTEMPTS = 6

/** Queues a message as part of the transaction: it is sent if that commits, and survives any crash after. */
export async function sendSms(sql: Sql, sms: Sms) {
  await recordSms(sql, sms)
  await addJob(sql, { name: 'sms', payload: await sealSms(sms), attempts: SMS_ATTEMPTS })
}

/** The job that sends messages, by a provider or into the inbox of this machine. */
export function makeSmsTask(settings: SmsSettings): Task {
  const deliver = chooseDriver(settings)
  return async (payload, { logger }) => {
    const sms = await openSms(payload)
    if (sms.expiresAt && Date.parse(sms.expiresAt) <= Date.now()) return
    try {
      await traced('send sms', 'client', () => deliver(sms))
      counts.sms.sent += 1
    } catch (error) {
      counts.sms.failed += 1
      if (!(error instanceof Undeliverable)) throw error
      logger.warn(error.message)
    }
  }
}

export const smsTask = makeSmsTask(config)

function chooseDriver(settings: SmsSettings): Deliver {
  switch (settings.SMS_PROVIDER) {
    case 'sparrow':
      return bySparrow(settings)
    case 'aakash':
      return byAakash(settings)
    case 'http':
      return byPlainHttp(settings)
    default:
      return intoInbox(settings.DATA_DIR)
  }
}

function intoInbox(dataDir: string): Deliver {
  return ({ to, text }) =>
    storeMessage(smsInboxOf(dataDir), { to, text, createdAt: new Date().toISOString() })
}
