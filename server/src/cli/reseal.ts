import { resealSecret } from '#features/accounts/twoFactor/secrets.ts'
import { openName, sealName } from '#features/messages/groups/sealedName.ts'
import { termsOf } from '#features/messages/messageSearch/terms.ts'
import { openBody, sealBody } from '#features/messages/messages/sealedBody.ts'
import { sealDetails, unsealDetails } from '#features/money/payouts/seal.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { sealingKey } from '#lib/seal.ts'
import { openLetter, sealLetter } from '#lib/sealedLetter.ts'
import { openPhone, sealPhone } from '#lib/sms/sealedPhone.ts'
import { openSms, sealSms } from '#lib/sms/sealedSms.ts'

const BATCH = 500

type Kind = {
  name: string
  /** The rows after the last one; all of them at once where they are few. */
  list: (sql: Sql, after: Row | null) => Fragment
  reseal: (sql: Sql, row: Row, from: Buffer) => Promise<unknown>
}
// The columns differ from kind to kind.
type Row = Record<string, never>

/** Everything that is encrypted in the database, and what its new ciphertext is made of. */
export const SEALED: Kind[] = [
  kind<{ id: string; talkId: string; seq: string; sealedBody: Buffer }>({
    name: 'messages',
    list: (sql, after) => sql`
      select id, talk_id, seq, sealed_body from messages
      where sealed_body is not null and (talk_id, seq) > (${after?.talkId ?? 0}, ${after?.seq ?? 0})
      order by talk_id, seq`,
    reseal: async (sql, { id, talkId, seq, sealedBody }, from) => {
      const content = await openBody(id, sealedBody, Promise.resolve(from))
      return sql`
        update messages
        set sealed_body = ${await sealBody(id, content)}, terms = ${await termsOf(talkId, content)}::bigint[]
        where talk_id = ${talkId} and seq = ${seq}`
    },
  }),
  kind<{ id: string; sealedName: Buffer }>({
    name: 'names of groups',
    list: (sql, after) => sql`
      select id, sealed_name from talks
      where sealed_name is not null and id > ${after?.id ?? 0} order by id`,
    reseal: async (sql, { id, sealedName }, from) => {
      const name = await openName(id, sealedName, Promise.resolve(from))
      return sql`update talks set sealed_name = ${await sealName(id, name)} where id = ${id}`
    },
  }),
  kind<{ reportId: string; messageId: string; sealedBody: Buffer }>({
    name: 'reported messages',
    list: (sql, after) => sql`
      select report_id, message_id, sealed_body from reported_messages
      where (report_id, message_id) > (${after?.reportId ?? 0}, ${after?.messageId ?? 0})
      order by report_id, message_id`,
    reseal: async (sql, { reportId, messageId, sealedBody }, from) => {
      const content = await openBody(messageId, sealedBody, Promise.resolve(from))
      return sql`
        update reported_messages set sealed_body = ${await sealBody(messageId, content)}
        where report_id = ${reportId} and message_id = ${messageId}`
    },
  }),
  ...(['users', 'sign_up_requests'] as const).map((table) =>
    kind<{ id: string; phoneMark: string; sealedPhone: Buffer }>({
      name: `numbers of ${table === 'users' ? 'members' : 'newcomers'}`,
      list: (sql, after) => sql`
        select id, phone_mark, sealed_phone from ${sql(table)}
        where phone_mark is not null and id > ${after?.id ?? 0} order by id`,
      reseal: async (sql, row, from) => {
        const number = await openPhone(row, Promise.resolve(from))
        const { phoneMark, sealedPhone } = await sealPhone(number)
        return sql`
          update ${sql(table)} set phone_mark = ${phoneMark}, sealed_phone = ${sealedPhone}
          where id = ${row.id}`
      },
    }),
  ),
  kind<{ userId: string; sealedSecret: Buffer }>({
    name: 'two-step secrets',
    list: (sql, after) => sql`
      select user_id, sealed_secret from two_factor
      where sealed_secret is not null and user_id > ${after?.userId ?? 0} order by user_id`,
    reseal: async (sql, { userId, sealedSecret }, from) => sql`
      update two_factor set sealed_secret = ${await resealSecret(userId, sealedSecret, from)}
      where user_id = ${userId}`,
  }),
  kind<{ id: string; details: Buffer }>({
    name: 'payment details',
    list: (sql, after) => sql`
      select id, details from payouts
      where details is not null and id > ${after?.id ?? 0} order by id`,
    reseal: async (sql, { id, details }, from) => {
      const opened = unsealDetails(from, id, details)
      return sql`
        update payouts set details = ${sealDetails(await sealingKey(), id, opened)} where id = ${id}`
    },
  }),
  kind<{ id: string; task: string; payload: unknown }>({
    name: 'waiting mails and texts',
    list: (sql, after) => sql`
      select j.id, t.identifier as task, j.payload
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('mail', 'sms') and j.id > ${after?.id ?? 0} order by j.id`,
    reseal: async (sql, { id, task, payload }, from) => {
      const key = Promise.resolve(from)
      const sealed =
        task === 'sms'
          ? await sealSms(await openSms(payload, key))
          : await sealLetter(await openLetter(payload, key))
      return sql`
        update graphile_worker._private_jobs set payload = ${sql.json(sealed)} where id = ${id}`
    },
  }),
]

/** Encrypts every row of a kind anew, a batch at a time; returns how many there are. */
export async function resealAll(sql: Sql, { list, reseal }: Kind, from: Buffer) {
  let [count, after] = [0, null as Row | null]
  for (;;) {
    const rows = await sql<Row[]>`${list(sql, after)} ${limitTo(sql, BATCH)}`
    await Promise.all(rows.map((row) => reseal(sql, row, from)))
    count += rows.length
    after = rows.at(-1) ?? null
    if (rows.length < BATCH) return count
  }
}

function kind<Columns>(one: {
  name: string
  list: (sql: Sql, after: Columns | null) => Fragment
  reseal: (sql: Sql, row: Columns, from: Buffer) => Promise<unknown>
}) {
  return one as unknown as Kind
}
