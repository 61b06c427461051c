import type { Section } from './section.ts'

/** A member's posts, comments and clips. */
export const WRITINGS: Section[] = [
  {
    file: 'posts.json',
    query: (sql, userId) => sql`
      select p.id, p.kind, p.title, p.content, h.name as hub, p.hashtags, p.sensitive, p.warning, p.language, p.label,
        p.link_url, p.quoted_id, p.allows_quotes, coalesce(s.audience, 'everyone') as audience, p.commenters, p.state, p.created_at, p.edited_at, s.up_votes, s.down_votes, s.comment_count, v.views::float8 as views,
        (select json_agg(json_build_object('file', 'media/pictures/' || x.image_id || '.webp', 'description', x.alt)
           order by x.position) from post_images x where x.post_id = p.id) as pictures,
        (select json_agg(json_build_object('choice', o.text, 'votes', o.votes) order by o.position)
         from poll_options o where o.post_id = p.id) as poll,
        (select json_agg(json_build_object('title', e.title, 'content', e.content, 'until', e.at) order by e.id)
         from post_edits e where e.post_id = p.id) as earlier
      from posts p
      left join post_stats s on s.post_id = p.id
      left join post_views v on v.post_id = p.id
      left join hubs h on h.id = p.hub_id
      where p.author_id = ${userId}
      order by p.id`,
  },
  {
    file: 'comments.json',
    query: (sql, userId) => sql`
      select c.id, c.post_id, c.parent_id, c.content, c.state, c.created_at, c.edited_at, c.up_votes, c.down_votes
      from comments c where c.author_id = ${userId} order by c.id`,
  },
  {
    file: 'clips.json',
    query: (sql, userId) => sql`
      select c.id, c.caption, c.sensitive, c.state, c.failure, c.duration_ms, c.width, c.height, c.created_at,
        k.plays, k.watched_ms::float8 as watched_ms
      from clips c left join clip_counts k on k.post_id = c.post_id
      where c.owner_id = ${userId} order by c.id`,
  },
  {
    file: 'drafts.json',
    query: (sql, userId) => sql`
      select d.id, d.content, d.updated_at from drafts d where d.user_id = ${userId} order by d.id`,
  },
  {
    file: 'scheduled.json',
    query: (sql, userId) => sql`
      select d.id, d.content, d.publish_at, d.state, d.failure, d.created_at
      from scheduled_posts d where d.user_id = ${userId} order by d.id`,
  },
  {
    file: 'reports.json',
    query: (sql, userId) => sql`
      select r.id, r.kind, r.thing_id, r.reason, r.rule, r.detail, r.state, r.created_at, r.closed_at
      from reports r where r.reporter_id = ${userId} order by r.id`,
  },
  {
    file: 'appeals.json',
    query: (sql, userId) => sql`
      select a.act_id, a.text, a.state, a.answer, a.created_at, a.decided_at
      from appeals a where a.user_id = ${userId} order by a.act_id`,
  },
]
