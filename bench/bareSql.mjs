import postgres from 'postgres'

/** As many connections as `DATABASE_POOL` has by default. */
const POOL = 20

/** The one row that each kind of act writes, with nothing around it. Tables without foreign keys, like the real ones. */
const STATEMENTS = {
  vote: (sql, { one, other, turn }) => sql`
    insert into bare.post_votes (post_id, user_id, value) values (${one}, ${other}, ${turn % 2 ? 1 : -1})
    on conflict (post_id, user_id) do update set value = excluded.value`,
  bookmark: (sql, { one, other }) => sql`
    insert into bare.bookmarks (user_id, post_id) values (${one}, ${other})
    on conflict (user_id, post_id) do update set created_at = now()`,
  follow: (sql, { one, other }) => sql`
    insert into bare.follows (follower_id, followed_id) values (${one}, ${other})
    on conflict (follower_id, followed_id) do update set created_at = now()`,
  join: (sql, { one, other }) => sql`
    insert into bare.hub_members (hub_id, user_id, role) values (${one}, ${other}, 'member')
    on conflict (hub_id, user_id) do update set created_at = now()`,
  read: (sql, { one, other }) => sql`
    insert into bare.notifications (id, user_id, type, group_key, read_at)
    values (${one}::bigint * 1000 + ${other}::bigint, ${one}, 'comment', ${other}, now())
    on conflict (id) do update set read_at = excluded.read_at`,
  comment: (sql, { one, other }) => sql`
    insert into bare.comments (post_id, author_id, content, body, wilson)
    values (${one}, ${other}, 'मिठो छ। Where is this?', '[]', 0.378)`,
  view: (sql, { one, turn }) => sql`
    insert into bare.post_views (post_id, views) values (${one}, ${turn})
    on conflict (post_id) do update set views = excluded.views`,
}
const TABLES = 'post_votes,bookmarks,follows,hub_members,notifications,comments,post_views'.split(
  ',',
)

const sql = postgres(process.env.BENCH_DATABASE_URL, { max: POOL, onnotice: () => {} })
await sql`create schema if not exists bare`
for (const table of TABLES)
  await sql.unsafe(
    `create table if not exists bare.${table} (like public.${table} including defaults including generated including indexes)`,
  )

process.on('message', (order) =>
  run(order).then(
    (result) => process.send(result),
    (error) => process.send({ failed: error.message }),
  ),
)
process.on('disconnect', () => void sql.end().then(() => process.exit(0)))
process.send('ready')

/** Each of so many callers sends one statement after another, as a request would. */
async function run({ name, connections, seconds }) {
  const begun = performance.now()
  const until = begun + seconds * 1_000
  let answered = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, caller) => {
      for (let turn = 0; performance.now() < until; turn++, answered++)
        await STATEMENTS[name](sql, { one: `${caller + 1}`, other: `${(turn % 20) + 1}`, turn })
    }),
  )
  return { answered, seconds: (performance.now() - begun) / 1_000, p50: 0, p99: 0 }
}
