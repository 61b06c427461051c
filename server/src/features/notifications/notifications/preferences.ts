import {
  ALWAYS_ON,
  type Channels,
  NotificationType,
  type Preferences,
  USUAL_CHANNELS,
} from '@jes/contract/notifications/notifications'
import type { Sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'

type Choice = { type: NotificationType } & { [Channel in keyof Channels]?: boolean | undefined }

/** Only what a member chose is stored; the rest are the defaults. */
export async function findPreferences(sql: Sql, userId: string): Promise<Preferences> {
  const rows = await sql<({ type: NotificationType } & Channels)[]>`
    select type, in_app, push, email from notification_preferences
    where user_id = ${userId} and type = any(${NotificationType.options}::text[])`
  const chosen = rows.map(({ type, ...channels }) => [type, channels])
  return { ...USUAL_CHANNELS, ...Object.fromEntries(chosen) }
}

/** Whether a notification of this type goes to the member by push or mail; what is off in the app is off there too. */
export async function isWanted(
  sql: Sql,
  userId: string,
  { type, channel }: { type: NotificationType; channel: keyof Channels },
) {
  const channels = (await findPreferences(sql, userId))[type]
  return channels.inApp && channels[channel]
}

export async function prefer(sql: Sql, userId: string, { type, inApp, push, email }: Choice) {
  for (const fixed of ALWAYS_ON) {
    if (fixed.type !== type || { inApp, push, email }[fixed.channel] !== false) continue
    throw invalid({ [fixed.channel]: 'notifications.security_stays_on' })
  }
  const usual = USUAL_CHANNELS[type]
  await sql`
    insert into notification_preferences as p (user_id, type, in_app, push, email)
    values (${userId}, ${type}, ${inApp ?? usual.inApp}, ${push ?? usual.push}, ${email ?? usual.email})
    on conflict (user_id, type) do update set
      in_app = coalesce(${inApp ?? null}, p.in_app), push = coalesce(${push ?? null}, p.push),
      email = coalesce(${email ?? null}, p.email)`
  return { preferences: await findPreferences(sql, userId) }
}

/** Switches the digest off for every type. */
export async function declineMail(sql: Sql, userId: string) {
  const rows = NotificationType.options
    .filter((type) => !isAlwaysMailed(type))
    .map((type) => ({ userId, type, ...USUAL_CHANNELS[type], email: false }))
  await sql`
    insert into notification_preferences ${sql(rows)}
    on conflict (user_id, type) do update set email = false`
}

/** Types whose mails are sent immediately, each by itself. */
export function isAlwaysMailed(type: NotificationType) {
  return ALWAYS_ON.some((fixed) => fixed.type === type && fixed.channel === 'email')
}
