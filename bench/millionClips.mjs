/** As many of those shown to one member are at the very top: the worst case for a list of new ones. */
const SEEN = 4_000

/** Makes clips of every `step`th post, with plays of all kinds. */
export async function sowClips(sql, step = 10) {
  await sql`update posts set kind = 'clip' where (id & 65535) % ${step}::int = 0`
  const sizes = [360, 540, 720].map((lines) => ({
    lines,
    width: lines,
    height: Math.round((lines * 16) / 9),
    bytes: lines * 10_000,
  }))
  await sql`
    insert into clips (id, owner_id, hub_id, caption, state, progress, finished_at, key, duration_ms, width, height,
      has_sound, sizes, post_id, created_at)
    select id, author_id, hub_id, 'Clip', 'ready', 100, created_at, 'be/nc/clip' || id, 5000 + (id & 65535), 720, 1280,
      true, ${JSON.stringify(sizes)}::text::jsonb, id, created_at
    from posts where kind = 'clip'`
  await sql`
    insert into clip_counts (post_id, author_id, duration_ms, published_at, plays, completion, rank)
    select p.id, p.author_id, 5000 + (p.id & 65535), p.created_at, n.plays, n.plays * n.part,
      clip_rank(clip_quality(n.plays, n.plays * n.part, n.plays * 0.1), p.created_at)
    from posts p
    cross join lateral (
      select (power(random(), 8) * 5000 + p.id % 1)::int as plays, random() + p.id % 1 as part
    ) n
    where p.kind = 'clip'`
  await sql`
    insert into clip_days (post_id, day, plays)
    select c.post_id, current_date - ago, 3
    from (select post_id from clip_counts order by post_id desc limit 2000) c, generate_series(0, 29) ago`
}

/** The reader has seen the best of them all. */
export async function seeBest(sql, readerId) {
  await sql`
    insert into clip_seen (user_id, clip_id)
    select ${readerId}, c.post_id from clip_counts c order by c.rank desc, c.post_id desc limit ${SEEN}`
  await sql`vacuum analyze`
}

/** The queries of the clips; `at` opens a file of the features. */
export async function clipQuestions(plain, viewerId, at) {
  const { hasPublicClip, listFollowing, listLatest } = await at('clips/clipFeeds/queries.js')
  const { listBest, listForVisitor, listFresh, listOfFollowed, listSeenAgain } = await at(
    'clips/clipFeeds/candidates.js',
  )
  const { expectStats } = await at('clips/clipPlays/stats.js')
  const reader = { id: viewerId, language: 'en' }
  const first = { viewerId, before: null, count: 11 }
  const until = String(2n ** 62n)
  const bounds = { until, held: [] }
  const held = await plain`
    select post_id::text as id from clip_counts order by rank desc, post_id desc limit 1000`
  const [deep] = await plain`
    select post_id::text as id from clip_counts order by post_id desc offset 10000 limit 1`
  const [own] = await plain`
    select post_id::text as id, author_id::text as author from clip_counts order by post_id desc limit 1`
  const [other] = await plain`select id::text from users order by id desc limit 1`
  const later = { until, held: held.map(({ id }) => id) }
  return [
    ['Clips: whether there is one', (sql) => hasPublicClip(sql)],
    ['Clips, latest', (sql) => listLatest(sql, first)],
    ['Clips, latest, after 10,000', (sql) => listLatest(sql, { ...first, before: deep.id })],
    ['Clips, following (200 people, 10 hubs)', (sql) => listFollowing(sql, first)],
    ['Clips for a visitor, first 100', (sql) => listForVisitor(sql, 'en', bounds, 100)],
    ['Clips for a visitor, 100 more after 1,000', (sql) => listForVisitor(sql, 'en', later, 100)],
    ['Clips for you: the best, 4,000 seen at the very top', (sql) => listBest(sql, reader, bounds)],
    ['Clips for you: of followed people', (sql) => listOfFollowed(sql, viewerId, bounds)],
    ['Clips for you: to be tried', (sql) => listFresh(sql, viewerId, bounds)],
    ['Clips for you: seen again', (sql) => listSeenAgain(sql, viewerId, bounds, 100)],
    [
      'Clips for you: the best, to somebody who has seen nothing',
      (sql) => listBest(sql, { ...reader, id: other.id }, bounds),
    ],
    ['The statistics of a clip', (sql) => expectStats(sql, own.id, own.author)],
  ]
}
