import { newName, sql } from './world.ts'

type Traits = {
  caption?: string
  hoursOld?: number
  durationMs?: number
  votes?: number
  plays?: number
  /** The sum of watched / duration over its plays. */
  completion?: number
  language?: 'en' | 'ne'
  sensitive?: boolean
  hashtags?: string[]
  hub?: { id: string } | null
}

const SIZES = [360, 540, 720].map((lines) => ({
  lines,
  width: lines,
  height: Math.round((lines * 16) / 9),
  bytes: lines * 1_000,
}))

/** The id of a finished clip, written straight to the tables, without ffmpeg and without its files. */
export async function clipped(author: { id: string }, traits: Traits = {}) {
  const {
    caption = 'Momo in Patan',
    hoursOld = 0,
    durationMs = 10_000,
    votes = 1,
    plays = 0,
    completion = 0,
    language = 'en',
    sensitive = false,
    hashtags = [],
    hub = null,
  } = traits
  const key = `te/st/${newName('clip')}`
  const [{ id }] = await sql<[{ id: string }]>`
    with born as (
      select make_id() - ((${hoursOld}::float8 * 3600000)::bigint << 16) as id,
        now() - make_interval(secs => ${hoursOld}::float8 * 3600) as at,
        coalesce((select h.is_private from hubs h where h.id = ${hub?.id ?? null}::bigint),
          (select u.is_private from users u where u.id = ${author.id})) as is_private
    ), cover as (
      insert into images (owner_id, key, width, height, placeholder, widths, bytes, is_private)
      select ${author.id}, ${`${key}cover`}, 720, 1280, 'AAAA', '{360,720}', 1000, is_private from born
      returning id
    ), post as (
      insert into posts (id, kind, created_at, author_id, hub_id, title, content, body, language, hashtags, sensitive)
      select id, 'clip', at, ${author.id}, ${hub?.id ?? null}, ${caption || 'JesClip'}, ${caption},
        ${sql.json(caption ? [{ type: 'paragraph', children: [{ type: 'text', text: caption }] }] : [])},
        ${language}, ${hashtags}, ${sensitive}
      from born
      returning id, author_id, hub_id, created_at
    ), stats as (
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, rank)
      select p.id, p.author_id, p.hub_id, b.is_private, ${votes}::int, post_rank(${votes}::int, 0, 0, 0, p.created_at)
      from post p, born b
    ), vote as (
      insert into post_votes (post_id, user_id, value) select id, author_id, 1 from post
    ), tagged as (
      insert into post_hashtags (tag, post_id) select unnest(${hashtags}::text[]), id from post
    ), shown as (
      insert into post_images (post_id, position, image_id, alt) select p.id, 0, c.id, '' from post p, cover c
    ), clip as (
      insert into clips (id, owner_id, hub_id, caption, sensitive, state, progress, worked_at, finished_at, key,
        duration_ms, width, height, has_sound, sizes, cover_id, post_id, created_at)
      select p.id, p.author_id, p.hub_id, ${caption}, ${sensitive}, 'ready', 100, now(), now(), ${key},
        ${durationMs}::int, 720, 1280, true, ${sql.json(SIZES)}, c.id, p.id, p.created_at
      from post p, cover c
    ), counts as (
      insert into clip_counts (post_id, author_id, duration_ms, published_at, plays, completion, rank)
      select id, author_id, ${durationMs}::int, created_at, ${plays}::int, ${completion}::float8,
        clip_rank(clip_quality(${plays}::int, ${completion}::float8, 0), created_at)
      from post
    )
    select id from post`
  return id
}
