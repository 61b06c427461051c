import type { Section } from './section.ts'

/** The account itself, and its notifications. Without tokens and secrets, which would open it. */
export const ACCOUNT: Section[] = [
  {
    file: 'profile.json',
    query: (sql, userId) => sql`
      select u.id, u.username, u.display_name, u.bio, u.links, u.district, u.image, u.cover, u.email,
        u.email_verified_at, c.email as new_email, u.role, u.premium_until, u.created_at, u.post_count,
        u.follower_count, u.following_count, u.is_private, u.accepted_rules, u.accepted_at, u.leaves_at,
        (select json_agg(json_build_object('username', o.username, 'until', o.until))
         from old_usernames o where o.user_id = u.id) as old_usernames,
        u.verified_as, u.verified_reason, u.verified_at,
        (select json_agg(json_build_object('link', l.link, 'state', l.state, 'checkedAt', l.checked_at))
         from link_proofs l where l.user_id = u.id) as link_proofs
      from users u left join email_changes c on c.user_id = u.id
      where u.id = ${userId}`,
  },
  {
    file: 'settings.json',
    query: (sql, userId) => sql`
      select u.settings, exists (
          select from two_factor f where f.user_id = u.id and f.enabled_at is not null) as two_step,
        (select json_agg(json_build_object('type', p.type, 'inApp', p.in_app, 'push', p.push, 'email', p.email))
         from notification_preferences p where p.user_id = u.id) as notifications
      from users u where u.id = ${userId}`,
  },
  {
    file: 'first-steps.json',
    query: (sql, userId) => sql`
      select f.step, f.done_at, f.district, f.interests, f.week_closed_at, f.created_at
      from first_steps f where f.user_id = ${userId}`,
  },
  {
    file: 'notifications.json',
    query: (sql, userId) => sql`
      select n.type, n.facts, n.post_id, n.comment_id, n.created_at, n.read_at,
        (select json_agg(u.username) from users u where u.id = any(n.actors)) as actors
      from notifications n where n.user_id = ${userId} order by n.place`,
  },
  {
    file: 'sessions.json',
    query: (sql, userId) => sql`
      select 'session' as kind, s.device, s.address, s.created_at, s.last_used_at
      from sessions s where s.user_id = ${userId}
      union all
      select 'knownDevice', d.device, d.address, null, d.last_seen_at
      from known_devices d where d.user_id = ${userId}
      union all
      select 'trustedDevice', t.device, null, t.created_at, null
      from trusted_devices t where t.user_id = ${userId}`,
  },
  {
    file: 'passkeys.json',
    query: (sql, userId) => sql`
      select p.name, p.is_synced, p.created_at, p.last_used_at
      from passkeys p where p.user_id = ${userId} order by p.id`,
  },
  {
    file: 'identities.json',
    query: (sql, userId) => sql`
      select i.provider, i.issuer, i.subject, i.email, i.created_at, i.last_used_at
      from identities i where i.user_id = ${userId} order by i.id`,
  },
  {
    file: 'invitations.json',
    query: (sql, userId) => sql`
      select i.code, i.created_at, i.used_at, i.revoked_at, u.username as newcomer
      from invitations i left join users u on u.id = i.used_by
      where i.by_id = ${userId} order by i.id`,
  },
  {
    file: 'logins.json',
    query: (sql, userId) => sql`
      select l.event, l.device, l.address, l.created_at
      from login_log l where l.user_id = ${userId} order by l.id`,
  },
  {
    file: 'moderation.json',
    query: (sql, userId) => sql`
      select l.action, h.name as hub, l.rule, l.reason, l.detail, l.post_id, l.comment_id, l.created_at
      from mod_log l left join hubs h on h.id = l.hub_id
      where l.user_id = ${userId} order by l.id`,
  },
]
