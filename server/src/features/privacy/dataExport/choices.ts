import type { Section } from './section.ts'

/** A member's settings, votes and relations to others. */
export const CHOICES: Section[] = [
  {
    file: 'votes.json',
    query: (sql, userId) => sql`
      select 'post' as kind, v.post_id as id, v.value::int as value, v.created_at
      from post_votes v where v.user_id = ${userId}
      union all
      select 'comment', v.comment_id, v.value, v.created_at from comment_votes v where v.user_id = ${userId}
      union all
      select 'poll', v.post_id, v.position, null from poll_votes v where v.user_id = ${userId}`,
  },
  {
    file: 'bookmarks.json',
    query: (sql, userId) => sql`
      select b.post_id, f.name as folder, b.created_at
      from bookmarks b left join bookmark_folders f on f.id = b.folder_id and f.removed_at is null
      where b.user_id = ${userId} order by b.created_at`,
  },
  {
    file: 'saved-comments.json',
    query: (sql, userId) => sql`
      select x.comment_id, x.created_at from saved_comments x where x.user_id = ${userId} order by x.created_at`,
  },
  {
    file: 'reposts.json',
    query: (sql, userId) => sql`
      select r.post_id, to_timestamp((r.id >> 16) / 1000.0)::timestamptz(3) as created_at
      from reposts r where r.user_id = ${userId} order by r.id`,
  },
  {
    file: 'follows.json',
    query: (sql, userId) => sql`
      select 'following' as direction, u.username, f.has_bell, f.created_at
      from follows f join users u on u.id = f.followed_id where f.follower_id = ${userId}
      union all
      select 'follower', u.username, null, f.created_at
      from follows f join users u on u.id = f.follower_id where f.followed_id = ${userId}
      union all
      select 'requested', u.username, null, r.created_at
      from follow_requests r join users u on u.id = r.followed_id where r.follower_id = ${userId}
      union all
      select 'requester', u.username, null, r.created_at
      from follow_requests r join users u on u.id = r.follower_id where r.followed_id = ${userId}`,
  },
  {
    file: 'lists.json',
    query: (sql, userId) => sql`
      select 'own' as standing, l.name, l.about, l.is_public, l.created_at, array(
        select u.username from people_list_members m join users u on u.id = m.user_id
        where m.list_id = l.id order by m.created_at) as people
      from people_lists l where l.owner_id = ${userId}
      union all
      select 'following', l.name, l.about, l.is_public, f.created_at, null
      from people_list_follows f join people_lists l on l.id = f.list_id where f.user_id = ${userId}
      union all
      select 'onIt', l.name, l.about, l.is_public, m.created_at, null
      from people_list_members m join people_lists l on l.id = m.list_id
      where m.user_id = ${userId} and l.is_public and l.owner_id <> ${userId}
      union all
      select 'left', l.name, l.about, l.is_public, x.created_at, null
      from people_list_leavers x join people_lists l on l.id = x.list_id
      where x.user_id = ${userId} and l.is_public`,
  },
  {
    file: 'blocks-and-mutes.json',
    query: (sql, userId) => sql`
      select 'blocked' as kind, u.username as what, b.created_at
      from blocks b join users u on u.id = b.blocked_id where b.blocker_id = ${userId}
      union all
      select 'muted', u.username, m.created_at
      from mutes m join users u on u.id = m.muted_id where m.muter_id = ${userId}
      union all
      select 'mutedWord', w.word, w.created_at from muted_words w where w.user_id = ${userId}
      union all
      select 'mutedHub', h.name, m.created_at
      from hub_mutes m join hubs h on h.id = m.hub_id where m.user_id = ${userId}
      union all
      select 'mutedThread', m.post_id::text, m.created_at from thread_mutes m where m.user_id = ${userId}
      union all
      select 'hiddenPost', x.post_id || ' ' || x.reason, x.created_at from hidden_posts x where x.user_id = ${userId}
      union all
      select 'fewerOfHub', h.name, x.created_at
      from fewer_hubs x join hubs h on h.id = x.hub_id where x.user_id = ${userId}
      union all
      select 'followedHashtag', f.tag, f.created_at from hashtag_follows f where f.user_id = ${userId}
      union all
      select 'feedReset', '', r.reset_at from feed_resets r where r.user_id = ${userId}
      union all
      select 'notSuggested', p.kind || ' ' || p.thing_id, p.at from passed_over p where p.user_id = ${userId}`,
  },
  {
    file: 'hubs.json',
    query: (sql, userId) => sql`
      select h.name, m.role as standing, m.is_watched, m.created_at
      from hub_members m join hubs h on h.id = m.hub_id where m.user_id = ${userId}
      union all
      select h.name, 'requested', false, r.created_at
      from hub_requests r join hubs h on h.id = r.hub_id where r.user_id = ${userId}
      union all
      select h.name, 'invited', false, i.created_at
      from hub_invites i join hubs h on h.id = i.hub_id where i.user_id = ${userId}
      union all
      select h.name, 'banned', false, b.created_at
      from hub_bans b join hubs h on h.id = b.hub_id where b.user_id = ${userId}`,
  },
  {
    file: 'seen.json',
    query: (sql, userId) => sql`
      select 'post' as kind, i.post_id as id, i.times, i.last_at, i.opened_at
      from impressions i where i.user_id = ${userId}
      union all
      select 'clip', s.clip_id, 1, s.seen_at, null from clip_seen s where s.user_id = ${userId}`,
  },
]
