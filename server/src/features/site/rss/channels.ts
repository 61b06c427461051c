import { postPath } from '@jes/contract/core/postPath'
import type { Language } from '@jes/contract/core/settings'
import type { Post } from '@jes/contract/posts/posts'
import { blogPath } from '@jes/contract/site/blogPath'
import { isHub } from '#features/core/hubAccess/access.ts'
import { findProfile } from '#features/core/users/queries.ts'
import { isForEngines, isListed } from '#features/core/visibility/engines.ts'
import { isPublic } from '#features/core/visibility/rule.ts'
import { openText } from '#features/posts/posts/openText.ts'
import { listPosts } from '#features/posts/posts/queries.ts'
import { listBlogs } from '#features/site/blogs/queries.ts'
import type { Fragment, Sql } from '#lib/db.ts'
import { notFound } from '#lib/errors.ts'
import { cutAtWord } from '#lib/markdown.ts'
import type { Channel, Item } from './rss.ts'

const MOST = 30
const TEXT_LENGTH = 500

const BLOG: Record<Language, { title: string; description: string }> = {
  en: { title: 'Jes blog', description: 'News and stories from the people who make Jes.' },
  ne: { title: 'Jes ब्लग', description: 'Jes बनाउनेहरूका खबर र कथा।' },
}

/** The latest articles of the staff. */
export async function blogChannel(sql: Sql, language: Language): Promise<Channel> {
  const { blogs } = await listBlogs(sql, { limit: MOST }, language)
  return {
    ...BLOG[language],
    path: '/blogs',
    self: '/blogs/rss.xml',
    language,
    items: blogs.map((blog) => ({
      title: blog.title,
      path: blogPath(blog),
      at: blog.publishedAt!,
      by: blog.user?.displayName ?? 'Jes',
      text: blog.summary,
    })),
  }
}

/** The latest posts of a public hub; the same refusal for private and unknown hubs. */
export async function hubChannel(sql: Sql, name: string): Promise<Channel> {
  const [hub] = await sql<{ id: string; name: string; description: string }[]>`
    select h.id, h.name, h.description from hubs h
    where ${isHub(sql, name)} and h.closed_at is null and not h.is_private`
  if (!hub) throw notFound()
  const path = `/jehub/${encodeURIComponent(hub.name)}`
  return {
    title: `${hub.name} · Jes`,
    description: hub.description,
    path,
    self: `${path}/rss.xml`,
    language: 'ne',
    items: await listItems(sql, sql`s.hub_id = ${hub.id}`),
  }
}

/** The latest public posts of a member, unless they opted out. */
export async function profileChannel(sql: Sql, username: string): Promise<Channel> {
  const profile = await findProfile(sql, username)
  if (!profile || !(await isListed(sql, profile._id))) throw notFound()
  const path = `/je/${profile.username}`
  return {
    title: `${profile.displayName} (@${profile.username}) · Jes`,
    description: profile.bio || `@${profile.username} · Jes`,
    path,
    self: `${path}/rss.xml`,
    language: 'ne',
    items: await listItems(sql, sql`s.author_id = ${profile._id}`),
  }
}

async function listItems(sql: Sql, which: Fragment): Promise<Item[]> {
  const rows = await sql<{ id: string }[]>`
    select s.post_id as id
    from post_stats s join users u on u.id = s.author_id
    where ${which} and ${isPublic(sql, null)} and ${isForEngines(sql)}
    order by s.post_id desc
    limit ${MOST}`
  const posts = await listPosts(
    sql,
    rows.map(({ id }) => id),
    { viewerId: null },
  )
  return posts.map(toItem)
}

function toItem(post: Post): Item {
  return {
    title: post.title,
    path: postPath(post),
    at: post.createdAt,
    by: `${post.user.displayName} (@${post.user.username})`,
    text: cutAtWord(openText(post), TEXT_LENGTH),
    tags: post.hashtags,
  }
}
