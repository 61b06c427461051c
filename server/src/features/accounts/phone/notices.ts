import type { Language } from '@jes/contract/core/settings'
import { config } from '#lib/config.ts'
import type { Sql } from '#lib/db.ts'
import { openPhone, type SealedPhone } from '#lib/sms/sealedPhone.ts'
import { canSendSms } from '#lib/sms/settings.ts'
import { sendSms } from '#lib/sms/sms.ts'
import { type Notice, noticeText } from './texts.ts'

type Holder = { phoneMark: string | null; sealedPhone: Buffer | null; language: Language }

/** Tells the number of an account, if it has one, of a change to another way in. Call it before the number changes. */
export async function noticeByPhone(sql: Sql, userId: string, notice: Notice) {
  if (!canSendSms(config)) return
  const [holder] = await sql<Holder[]>`
    select u.phone_mark, u.sealed_phone, coalesce(u.settings->>'language', 'en') as language
    from users u where u.id = ${userId}`
  if (!holder?.phoneMark) return
  const to = await openPhone(holder as SealedPhone)
  await sendSms(sql, { to, text: noticeText(notice, holder.language) })
}
