import { postPath } from '@jes/contract/core/postPath'
import { blogPath } from '@jes/contract/site/blogPath'
import { isForEngines } from '#features/core/visibility/engines.ts'
import type { Sql } from '#lib/db.ts'

/** How many URLs one file holds; the protocol allows ten times as many. */
export const PAGE = 5_000

export type Listed = { path: string; changedAt: string | null }
export type Kind = 'posts' | 'hubs' | 'profiles' | 'blogs'

type Source = {
  /** The ids after a given one in order, by an index and limited. */
  ids: (sql: Sql, after: string, most: number) => Promise<{ id: string }[]>
  /** The URLs of the page after that id. */
  list: (sql: Sql, after: string) => Promise<Listed[]>
}

type PostRow = {
  id: string
  kind: 'post' | 'clip'
  title: string
  username: string
  changedAt: string
}

/** Everything public, without members who opted out of search engines. */
export const SOURCES: Record<Kind, Source> = {
  posts: {
    ids: (sql, after, most) => sql<{ id: string }[]>`
      select s.post_id as id from post_stats s
      where s.is_live and not s.is_private and s.post_id > ${after}
      order by s.post_id
      limit ${most}`,
    async list(sql, after) {
      const rows = await sql<PostRow[]>`
        select p.id, p.kind, p.title, u.username, coalesce(p.edited_at, p.created_at) as changed_at
        from (
          select s.post_id from post_stats s
          where s.is_live and not s.is_private and s.post_id > ${after}
          order by s.post_id
          limit ${PAGE}
        ) page
        join posts p on p.id = page.post_id
        join users u on u.id = p.author_id
        where ${isForEngines(sql)}
        order by p.id`
      return rows.map(({ id, kind, title, username, changedAt }) => ({
        path: postPath({ _id: id, kind, title, user: { username } }),
        changedAt,
      }))
    },
  },
  hubs: {
    ids: (sql, after, most) => sql<{ id: string }[]>`
      select h.id from hubs h
      where h.closed_at is null and not h.is_private and h.id > ${after}
      order by h.id
      limit ${most}`,
    async list(sql, after) {
      const rows = await sql<{ name: string }[]>`
        select h.name from hubs h
        where h.closed_at is null and not h.is_private and h.id > ${after}
        order by h.id
        limit ${PAGE}`
      return rows.map(({ name }) => ({
        path: `/jehub/${encodeURIComponent(name)}`,
        changedAt: null,
      }))
    },
  },
  profiles: {
    ids: (sql, after, most) => sql<{ id: string }[]>`
      select u.id from users u where u.id > ${after} order by u.id limit ${most}`,
    async list(sql, after) {
      const rows = await sql<{ username: string }[]>`
        select u.username
        from (
          select id, username, post_count, is_private, settings from users where id > ${after} order by id limit ${PAGE}
        ) u
        where u.post_count > 0 and u.id <> 1 and ${isForEngines(sql)}
        order by u.id`
      return rows.map(({ username }) => ({ path: `/je/${username}`, changedAt: null }))
    },
  },
  blogs: {
    ids: (sql, after, most) => sql<{ id: string }[]>`
      select b.id from blogs b where b.id > ${after} order by b.id limit ${most}`,
    async list(sql, after) {
      const rows = await sql<{ id: string; titleEn: string; changedAt: string }[]>`
        select b.id, b.title_en, b.updated_at as changed_at
        from (
          select id, title_en, updated_at, published_at from blogs
          where id > ${after}
          order by id
          limit ${PAGE}
        ) b
        where b.published_at is not null
        order by b.id`
      return rows.map(({ id, titleEn, changedAt }) => ({
        path: blogPath({ _id: id, title: titleEn }),
        changedAt,
      }))
    },
  },
}

export const KINDS = Object.keys(SOURCES) as Kind[]
