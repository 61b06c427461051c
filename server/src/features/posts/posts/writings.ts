import type { ClipVideo, Post } from '@jes/contract/posts/posts'
import { playerOf } from '#features/core/linkPreviews/players.ts'
import {
  type PictureRow,
  pictureJson,
  smallestOf,
  toPicture,
} from '#features/core/pictures/pictures.ts'
import { userJson } from '#features/core/users/queries.ts'
import { changeCount } from '#lib/changes.ts'
import type { Sql } from '#lib/db.ts'
import { urlFor, urlOf } from '#lib/mediaUrl.ts'
import { TopicCache } from '#lib/topicCache.ts'
import type { Topic } from '#lib/topics.ts'
import type { PostStats } from './postStats.ts'

/** A changed picture or link preview is shown within this time; a changed text at once. */
const TTL_MS = 15_000
const MAX_BYTES = 16 * 1024 * 1024
/** A character of a text is in its content, its body and its serialised bytes; the rest of a post is about as much as this. */
const BYTES_A_CHARACTER = 8
const BYTES_A_POST = 3_000

/** The content of a post, the same for every viewer. */
export type Writing = Omit<Post, keyof PostStats | 'why' | 'quote' | 'repostedBy'> &
  Pick<Post, '_id'>
/** The key under which a post carries the Writing that it was made from; it never leaves the server. */
export const SAID = Symbol('said')
export type SaidPost = Post & { [SAID]?: Writing }

type ClipRow = Omit<ClipVideo, 'sizes' | 'captions'> & {
  key: string
  isPublic: boolean
  sizes: Omit<ClipVideo['sizes'][number], 'url'>[]
  captions: { language: 'en' | 'ne'; number: number }[]
}
type LinkRow = Pick<NonNullable<Post['link']>, 'url' | 'title' | 'description'> & {
  image: PictureRow | null
  isReady: boolean
}
type Row = Omit<Writing, 'images' | 'link' | 'jehub' | 'clip'> & {
  clip: ClipRow | null
  images: PictureRow[] | null
  link: LinkRow | null
  jehub: (Omit<NonNullable<Post['jehub']>, 'icon'> & { icon: PictureRow | null }) | null
}
type WritingKey = Pick<PostStats, '_id' | 'version'>
type CachedWriting = { writing: Writing; version: string }

/** The beginnings of posts as lists show them: the same few are in most lists. */
const cached = new TopicCache<CachedWriting>({ name: 'writings', maxBytes: MAX_BYTES, ttl: TTL_MS })

/** The whole texts, or their previews for a list. */
export async function findWritings(
  sql: Sql,
  wanted: WritingKey[],
  { isWhole }: { isWhole: boolean },
) {
  if (isWhole) return byId(await readWritings(sql, wanted, isWhole))

  const found = new Map<string, Writing>()
  const missing = wanted.filter(({ _id, version }) => {
    const known = cached.get(_id)
    if (known?.version === version) found.set(_id, known.writing)
    return known?.version !== version
  })
  if (missing.length === 0) return found

  const since = changeCount(sql)
  const read = byId(await readWritings(sql, missing, false))
  for (const { _id, version } of missing) {
    const writing = read.get(_id)
    if (!writing) continue
    found.set(_id, writing)
    const made = { madeOf: topicsOf(writing), since, bytes: bytesOf(writing) }
    cached.set(_id, { writing, version }, made)
  }
  return found
}

function bytesOf({ title, content }: Writing) {
  return BYTES_A_POST + BYTES_A_CHARACTER * (title.length + content.length)
}

function topicsOf({ _id, user, jehub }: Writing): Topic[] {
  return [`post:${_id}`, `user:${user._id}`, ...(jehub ? [`hub:${jehub._id}` as const] : [])]
}

function byId(writings: Writing[]) {
  return new Map(writings.map((writing) => [writing._id, writing]))
}

async function readWritings(sql: Sql, wanted: WritingKey[], isWhole: boolean) {
  const ids = wanted.map(({ _id }) => _id)
  const rows = await sql<Row[]>`
    select p.id as _id, p.kind, p.title, p.hashtags, p.mentions, p.sensitive, p.warning, p.language,
      p.created_at, p.edited_at, p.is_locked, p.is_hub_pinned, p.label,
      ${
        isWhole
          ? sql`p.content, p.body, false as is_excerpt`
          : sql`coalesce(p.excerpt, p.content) as content, coalesce(p.excerpt_body, p.body) as body,
      p.excerpt is not null as is_excerpt`
      },
      ${userJson(sql, 'u')} as user,
      (select json_agg(${pictureJson(sql, sql`pi.alt`)} order by pi.position)
       from post_images pi join images i on i.id = pi.image_id where pi.post_id = p.id) as images,
      (select json_build_object('url', l.url, 'title', l.title, 'description', l.description,
         'isReady', l.state = 'ready', 'image', (select ${pictureJson(sql)} from images i where i.id = l.image_id))
       from link_previews l where l.url = p.link_url) as link,
      (select json_build_object('_id', h.id::text, 'name', h.name,
         'icon', (select ${pictureJson(sql)} from images i where i.id = h.icon_id))
       from hubs h where h.id = p.hub_id) as jehub,
      case when p.kind = 'clip' then (
        select json_build_object('key', c.key,
          'isPublic', (select s.is_live and not s.is_private from post_stats s where s.post_id = p.id),
          'durationMs', c.duration_ms, 'width', c.width,
          'height', c.height, 'hasSound', c.has_sound, 'sizes', c.sizes, 'captions', c.captions)
        from clips c where c.post_id = p.id
      ) end as clip
    from posts p
    join users u on u.id = p.author_id
    where p.id = any(${ids}::bigint[])`
  return rows.map(toWriting)
}

function toWriting({ images, link, jehub, clip, ...row }: Row): Writing {
  return {
    ...row,
    images: (images ?? []).map(toPicture),
    link: link && toLink(link),
    jehub: jehub && { ...jehub, icon: jehub.icon && smallestOf(jehub.icon) },
    clip: clip && toClip(clip),
  }
}

/** A page that was not read yet, or could not be, is not shown, but a video can be played all the same. */
function toLink({ isReady, ...link }: LinkRow): Post['link'] {
  const player = playerOf(link.url)
  if (!isReady && !player) return null
  const domain = new URL(link.url).hostname.replace(/^www\./, '')
  const title = link.title || domain
  return { ...link, title, domain, image: link.image && toPicture(link.image).url, player }
}

function toClip({ key, isPublic, sizes, captions, ...shape }: ClipRow): ClipVideo {
  return {
    ...shape,
    sizes: sizes.map((size) => ({
      ...size,
      url: urlFor(`${key}-${size.lines}.mp4`, { isPublic }),
    })),
    // A browser takes captions from its own site only.
    captions: captions.map(({ language, number }) => ({
      language,
      url: urlOf(`${key}-${language}${number}.vtt`),
    })),
  }
}
