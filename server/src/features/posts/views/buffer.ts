import { createHash, randomBytes } from 'node:crypto'
import { makeBuffer } from '#lib/buffer.ts'
import type { Sql } from '#lib/db.ts'

const HOUR_MS = 3_600_000
const BOT =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse|monitor/i

type Seen = { postId: string; viewer: string; hour: number }
type Salt = { day: string; salt: Buffer }

/** Views to be counted, each once. */
const waiting = makeBuffer<Seen>({
  keyOf: ({ postId, viewer, hour }) => `${postId} ${hour} ${viewer}`,
})
let today: Salt | undefined

/** Browsers and honest bots name themselves in the user agent; other bots send none. */
export function isBot(agent: string) {
  return agent === '' || BOT.test(agent)
}

/** The hash of a member, the same in every hour. */
export function markOfMember(id: string) {
  return shorten(`member ${id}`)
}

/** The hash of a visitor by address and browser, which changes every day. */
export async function markOfVisitor(sql: Sql, address: string, agent: string) {
  const salt = await findSalt(sql)
  return shorten(`${salt.toString('base64')} ${address} ${agent}`)
}

export function countView(postId: string, viewer: string) {
  waiting.add({ postId, viewer, hour: Math.floor(Date.now() / HOUR_MS) })
}

/** Counts the buffered views in one statement; a viewer counts once an hour. */
export async function flushViews(sql: Sql) {
  await waiting.flush(
    (seen) => sql`
      with marked as (
        insert into view_marks (post_id, viewer, hour)
        select v.post_id, decode(v.viewer, 'hex'), v.hour
        from unnest(${seen.map((view) => view.postId)}::bigint[],
                    ${seen.map((view) => view.viewer)}::text[],
                    ${seen.map((view) => view.hour)}::int[]) v(post_id, viewer, hour)
        order by v.post_id, v.viewer
        on conflict do nothing
        returning post_id
      ),
      counted as materialized (
        select p.id as post_id, p.author_id, count(*) as views
        from marked m
        join posts p on p.id = m.post_id
        group by p.id
      ),
      days as (
        insert into post_days as d (author_id, day, post_id, views)
        select c.author_id, (now() at time zone 'Asia/Kathmandu')::date, c.post_id, c.views
        from counted c
        order by c.author_id, c.post_id
        on conflict (author_id, day, post_id) do update set views = d.views + excluded.views
      )
      insert into post_views as w (post_id, views)
      select c.post_id, c.views from counted c
      order by c.post_id
      on conflict (post_id) do update set views = w.views + excluded.views`,
  )
}

async function findSalt(sql: Sql) {
  const day = new Date().toISOString().slice(0, 10)
  if (today?.day === day) return today.salt
  await sql`delete from view_salts where day < ${day}`
  const [row] = await sql<[{ salt: Buffer }]>`
    insert into view_salts as v (day, salt) values (${day}, ${randomBytes(16)})
    on conflict (day) do update set salt = v.salt
    returning salt`
  today = { day, salt: row.salt }
  return row.salt
}

function shorten(text: string) {
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
