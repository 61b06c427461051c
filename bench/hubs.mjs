const HUBS = 50
/** The last of them are private: the visibility rule has a cost. */
const PRIVATE = 2
const JOINED_EACH = 10
const DAY_MS = 86_400_000

/** 50 hubs, each member in ten of them. The last argument holds helpers. */
export async function seedHubs(sql, { members }, { copy, words, idAt, iso, now }) {
  const hubs = Array.from({ length: HUBS }, (_, index) => ({
    id: idAt(now - 300 * DAY_MS, index),
    name: `Hub ${index}`,
    isPrivate: index >= HUBS - PRIVATE,
    // Not one of those who join and leave it in the bench.
    owner: members[((index + 5) % HUBS) * 20],
  }))
  await copy(
    sql`copy hubs (id, name, name_key, description, is_private, tags, rules, created_at) from stdin`,
    hubs.map(({ id, name, isPrivate }, index) => [
      id,
      name,
      name.toLowerCase(),
      words(12),
      isPrivate,
      `{tag${index % 7},tag${index % 11}}`,
      JSON.stringify([{ title: 'Be kind', description: words(9) }]),
      iso(now - 300 * DAY_MS),
    ]),
  )
  await copy(
    sql`copy hub_members (hub_id, user_id, role, created_at) from stdin`,
    memberships(hubs, members, { iso, now }),
  )
  return hubs
}

function* memberships(hubs, members, { iso, now }) {
  for (const [index, { id }] of members.entries()) {
    for (let count = 0; count < JOINED_EACH; count++) {
      const hub = hubs[(index + count * 5) % hubs.length]
      if (hub.owner.id !== id) yield [hub.id, id, 'member', iso(now - index * 60_000)]
    }
  }
  for (const { id, owner } of hubs) yield [id, owner.id, 'owner', iso(now - 300 * DAY_MS)]
}

/** The hub of post number n: one in three in no hub, a few old ones in private hubs. */
export function hubOf(hubs, n) {
  if (n % 3 === 0) return null
  if (n % 25 === 1 && n > 2_000 && n < 9_000) return hubs[HUBS - 1 - (n % PRIVATE)]
  return hubs[Math.floor(n / 3) % (HUBS - PRIVATE)]
}

/** Copies without counting each row, and counts once. */
export async function withoutCounting(sql, copy) {
  await sql`alter table post_stats disable trigger post_stats_counted`
  await copy()
  await sql`alter table post_stats enable trigger post_stats_counted`
  await sql`
    update users u set post_count = (
      select count(*) from post_stats s where s.author_id = u.id and s.is_live and not s.is_private)`
  await sql`
    update hubs h set
      post_count = (select count(*) from post_stats s where s.hub_id = h.id and s.is_live),
      member_count = (select count(*) from hub_members m where m.hub_id = h.id)`
}
