import { withoutCounting } from './hubs.mjs'
import { sowClips } from './millionClips.mjs'

const POSTS = 1_000_000
const MEMBERS = 20_000
const HUBS = 300
/** The last ten are private. */
const OPEN_HUBS = 290

/** A million posts of one year with their related rows, made inside the database. */
export async function sowMillion(sql) {
  // Member number n, from 1 to MEMBERS.
  const member = (n) => sql`((1000000::bigint << 16) + 1 + (${n}) % ${MEMBERS}::int)`
  const text = sql`repeat('कागबेनी to Jomsom by bus, ', 8)`
  await sql`set statement_timeout = 0`
  await sql`
    insert into users (id, username, email, password_hash, display_name, email_verified_at)
    select ${member(sql`n`)}, 'member_' || n, 'member_' || n || '@jes.example', 'none', 'Member ' || n, now()
    from generate_series(0, ${MEMBERS - 1}::int) n`
  await sowHubs(sql, member)
  await sql`
    insert into posts (id, author_id, hub_id, title, content, body, language, created_at)
    select ((extract(epoch from t.at) * 1000)::bigint << 16) | (t.n & 65535), ${member(sql`t.n::bigint * 7919`)},
      case when t.n % 2 = 0 then 1 + (t.n & 65535) % ${HUBS}::int end, 'Post number ' || t.n, ${text},
      jsonb_build_array(jsonb_build_object('type', 'paragraph', 'children',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', ${text})))),
      'en', t.at
    from (
      select n, now() - (${POSTS} - n) * interval '1 year' / ${POSTS} as at
      from generate_series(1, ${POSTS}::int) n
    ) t`
  await withoutCounting(
    sql,
    () => sql`
      insert into post_stats (post_id, author_id, hub_id, is_private, up_votes, down_votes, rank)
      select p.id, p.author_id, p.hub_id, coalesce(p.hub_id > ${OPEN_HUBS}, false), v.ups, v.downs,
        post_rank(v.ups, v.downs, 0, 0, p.created_at)
      from posts p
      cross join lateral (
        select (power(random(), 6) * 500 + p.id % 1)::int as ups, (power(random(), 6) * 50 + p.id % 1)::int as downs
      ) v`,
  )
  await sowAround(sql, member)
  await sowDistricts(sql, member)
  await sowTalk(sql, member)
  await sowClips(sql)
  await sql`vacuum analyze`
}

/** 300 hubs, each member in ten of them and all in the seventh. */
async function sowHubs(sql, member) {
  await sql`
    insert into hubs (id, name, name_key, description, is_private, tags)
    select n, 'Hub ' || n, 'hub ' || n, 'All about the hub ' || n, n > ${OPEN_HUBS}, array['tag' || n % 40, 'tag' || n % 7]
    from generate_series(1, ${HUBS}::int) n`
  await sql`
    insert into hub_members (hub_id, user_id, created_at)
    select case when k = 0 then 7 else 1 + (n + k * 31) % ${HUBS}::int end, ${member(sql`n`)}, now() - n * interval '1 minute'
    from generate_series(0, ${MEMBERS - 1}::int) n, generate_series(0, 9) k
    on conflict do nothing`
  await sql`
    update hub_members m set role = 'owner'
    from (select hub_id, min(user_id) as user_id from hub_members group by hub_id) first
    where first.hub_id = m.hub_id and first.user_id = m.user_id`
}

/** Enough of everything that no plan is chosen because a table is empty. */
async function sowAround(sql, member) {
  await sql`
    insert into post_hashtags (tag, post_id)
    select 'tag' || (power(random(), 2) * 50)::int, p.id from posts p where (p.id & 65535) % 10 = 0`
  await sql`insert into post_views (post_id, views) select id, id % 1000 from posts`
  await sql`
    insert into follows (follower_id, followed_id)
    select ${member(sql`n`)}, ${member(sql`n + k * 37`)}
    from generate_series(0, ${MEMBERS - 1}::int) n, generate_series(1, 20) k`
  await sql`
    insert into blocks (blocker_id, blocked_id)
    select ${member(sql`n`)}, ${member(sql`n + 4001`)} from generate_series(0, ${MEMBERS - 1}::int) n`
  await sql`
    insert into mutes (muter_id, muted_id)
    select ${member(sql`n`)}, ${member(sql`n + k * 5003`)} from generate_series(0, ${MEMBERS - 1}::int) n, generate_series(1, 2) k`
  await sql`
    insert into hub_mutes (user_id, hub_id)
    select ${member(sql`n`)}, 1 + n % ${HUBS}::int from generate_series(5, ${MEMBERS - 1}::int, 10) n`
  await sql`
    insert into post_votes (post_id, user_id, value, created_at)
    select p.id, ${member(sql`(p.id >> 16) + k`)}, 1, p.created_at
    from (select id, created_at from posts order by id desc limit 200000) p, generate_series(0, 1) k`
  await sql`
    insert into bookmarks (user_id, post_id)
    select ${member(sql`id >> 16`)}, id from (select id from posts order by id desc limit 100000) p`
  await sql`
    insert into impressions (user_id, post_id, times)
    select ${member(sql`n`)}, p.id, 1 + (n + (p.id & 65535)) % 3
    from (select id from posts order by id desc limit 1000) p, generate_series(0, 199) n`
  await sql`
    insert into post_impressions (post_id, members)
    select id, id % 200 from (select id from posts order by id desc limit 100000) p`
  await sql`
    insert into images (owner_id, key, width, height, placeholder, widths, bytes)
    select ${member(sql`n`)}, 'be/nc/' || n, 1080, 720, 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG', '{360,720,1080}', 90000
    from generate_series(1, 100000) n`
  await sql`
    insert into post_images (post_id, position, image_id)
    select p.id, 0, i.id
    from (select id, row_number() over (order by id desc) as n from posts order by id desc limit 100000) p
    join (select id, row_number() over (order by id) as n from images) i using (n)`
  await sql`
    insert into polls (post_id, closes_at)
    select id, now() + interval '1 day' from (select id from posts order by id desc limit 100000) p where (id & 65535) % 5 = 0`
  await sql`
    insert into poll_options (post_id, position, text)
    select post_id, o, 'Choice ' || o from polls, generate_series(0, 2) o`
  await sql`
    insert into poll_votes (post_id, user_id, position)
    select post_id, ${member(sql`post_id >> 16`)}, 1 from polls`
  await sql`
    insert into link_previews (url, state)
    select 'https://jes.example/' || n, 'ready' from generate_series(1, 20000) n`
}

/** Every second member is of Kathmandu, every tenth of Kaski; the posts of the last month are found in both. */
async function sowDistricts(sql, member) {
  await sql`
    update users u set district = case when n % 10 = 1 then 'कास्की' else 'Kathmandu' end
    from generate_series(0, ${MEMBERS - 1}::int) n
    where u.id = ${member(sql`n`)} and n % 10 in (0, 1, 2, 4, 6, 8)`
  await sql`update hubs set district = 'kaski' where id = 7`
  await sql`
    insert into district_posts (district, post_id)
    select case when lower(u.district) = 'kathmandu' then 'kathmandu' else 'kaski' end, s.post_id
    from post_stats s
    join users u on u.id = s.author_id
    where u.district is not null and s.post_id > (extract(epoch from now() - interval '30 days') * 1000)::bigint << 16`
}

/** 10,000 comments on the newest post and as many replies to one of them, beside 300,000 elsewhere. */
async function sowTalk(sql, member) {
  const columns = sql`post_id, author_id, parent_id, depth, content, body, up_votes, down_votes, wilson`
  const said = sql`'मिठो छ', '[]'::jsonb, 1 + n % 97, n % 7, wilson(1 + n % 97, n % 7)`
  await sql`
    insert into comments (${columns})
    select p.id, ${member(sql`n * 31 + p.id % 977`)}, null, 0, ${said}
    from (select id from posts order by id desc limit 100000) p, generate_series(1, 3) n`
  await sql`
    insert into comments (${columns})
    select p.id, ${member(sql`n * 17`)}, null, 0, ${said}
    from (select id from posts order by id desc limit 1) p, generate_series(1, 10000) n`
  await sql`
    insert into comments (${columns})
    select c.post_id, ${member(sql`n * 13`)}, c.id, 1, ${said}
    from (
      select post_id, id from comments
      where post_id = (select max(id) from posts) order by wilson desc, id desc limit 1
    ) c, generate_series(1, 10000) n`
  await sql`
    update comments c set reply_count = 10000 where exists (select from comments r where r.parent_id = c.id)`
  await sql`
    update post_stats set comment_count = 20003, thread_count = 10003 where post_id = (select max(id) from posts)`
}
