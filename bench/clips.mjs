import { SCALE } from './scale.mjs'

const CLIPS = 600 * SCALE
const DAYS = 10
const DURATION_MS = 12_000
const LINES = [360, 540, 720]
/** Where the file lies that 200 readers read at once. */
export const FILM_KEY = 'be/ac/film-read-by-so-many-1'

/** 600 clips with their covers and plays. The last argument holds helpers. */
export async function seedClips(sql, { members, hubs }, { copy, roll, words, idAt, iso, now }) {
  const clips = Array.from({ length: CLIPS }, (_, index) => {
    const at = now - ((CLIPS - index) / CLIPS) * DAYS * 86_400_000
    return {
      at,
      id: idAt(at, index),
      image: idAt(now - 2_000, index),
      key: index === 0 ? FILM_KEY : `be/nc/clip${index}`,
      author: members[roll(members.length)],
      hub: index % 3 === 1 ? hubs[index % (hubs.length - 2)] : null,
      caption: words(9),
      plays: roll(1_500),
    }
  })
  await copy(
    sql`copy posts (id, kind, author_id, hub_id, title, content, body, language, created_at) from stdin`,
    clips.map(({ id, at, author, hub, caption }) => [
      id,
      'clip',
      author.id,
      hub?.id ?? null,
      caption,
      caption,
      JSON.stringify([{ type: 'paragraph', children: [{ type: 'text', text: caption }] }]),
      'en',
      iso(at),
    ]),
  )
  await copy(
    sql`copy images (id, owner_id, key, width, height, placeholder, widths, has_avif, bytes) from stdin`,
    clips.map(({ image, author, key }) => [
      image,
      author.id,
      `${key}cover`,
      720,
      1280,
      'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
      '{360,720}',
      't',
      60_000,
    ]),
  )
  await copy(
    sql`copy post_images (post_id, position, image_id, alt) from stdin`,
    clips.map(({ id, image }) => [id, 0, image, '']),
  )
  const sizes = LINES.map((lines) => ({
    lines,
    width: lines,
    height: Math.round((lines * 16) / 9),
    bytes: lines * 2_000,
  }))
  await copy(
    sql`copy clips (id, owner_id, hub_id, caption, state, progress, finished_at, key, duration_ms, width, height,
      has_sound, sizes, cover_id, post_id, created_at) from stdin`,
    clips.map(({ id, at, author, hub, caption, key, image }) => [
      id,
      author.id,
      hub?.id ?? null,
      caption,
      'ready',
      100,
      iso(at),
      key,
      DURATION_MS,
      720,
      1280,
      't',
      JSON.stringify(sizes),
      image,
      id,
      iso(at),
    ]),
  )
  await sql`
    insert into clip_counts (post_id, author_id, duration_ms, published_at, plays, completion, rank)
    select p.id, p.author_id, ${DURATION_MS}::int, p.created_at, n.plays, n.plays * 0.6,
      clip_rank(clip_quality(n.plays, n.plays * 0.6, n.plays * 0.1), p.created_at)
    from unnest(${clips.map(({ id }) => id)}::bigint[], ${clips.map(({ plays }) => plays)}::int[]) n(id, plays)
    join posts p on p.id = n.id`
  // Each member has seen a hundred of them.
  await copy(
    sql`copy clip_seen (user_id, clip_id) from stdin`,
    members.flatMap(({ id }, index) =>
      clips.filter((_, number) => (number + index) % 6 === 0).map((clip) => [id, clip.id]),
    ),
  )
  return clips
}
