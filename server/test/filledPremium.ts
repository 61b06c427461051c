import { ordered } from './paying.ts'
import { type Person, sql } from './world.ts'

/** All rows of passes, money, and unlocked features about a member. */
export async function fillPremium(
  { id }: Person,
  friend: Person,
  { post, theirs }: { post: string; theirs: string },
) {
  await fillOrders(id, friend)
  await fillEarnings(id, friend, theirs)
  await sql`insert into pinned_posts (post_id, user_id) values (${post}, ${id})`
  await sql`
    insert into scheduled_posts (user_id, content, publish_at)
    values (${id}, ${sql.json({ title: 'Later' })}, now() + interval '1 day')`
  await sql`insert into bookmark_folders (user_id, name) values (${id}, 'Recipes')`
}

/** These rows stay, without a name: the books must not change. */
async function fillOrders(id: string, friend: Person) {
  const [own, gift, got] = [
    await ordered({ id }),
    await ordered({ id }, { to: friend }),
    await ordered(friend, { to: { id } }),
  ]
  for (const order of [own, gift, got]) {
    await sql`
      insert into premium_events (order_id, kind, facts)
      values (${order}, 'asked', ${sql.json({ word: 'Pending' })})`
  }
  await sql`
    insert into premium_passes (user_id, order_id, days, amount_paisa, starts_at, ends_at)
    values (${id}, ${own}, 30, 14900, now(), now() + interval '30 days')`
  await sql`insert into premium_reminders (user_id, paid_until, days) values (${id}, now(), 7)`
}

async function fillEarnings(id: string, friend: Person, post: string) {
  const [{ account }] = await sql<[{ account: number }]>`
    insert into ledger_accounts (kind, owner_id) values ('creator', ${id}) returning id as account`
  await sql`
    insert into payouts
      (user_id, account_id, amount_paisa, method, hint, state, reference, decided_at, decided_by, paid_at, paid_by)
    values (${id}, ${account}, 100000, 'esewa', '98', 'paid', 'ref', now(), ${id}, now(), ${id})`
  await sql`
    insert into engaged_days (member_id, day, creator_id, ms)
    values (${id}, now(), ${friend.id}, 1000), (${friend.id}, now(), ${id}, 1000)`
  await sql`insert into reading_clocks (member_id, told_at) values (${id}, now())`
  await sql`insert into post_days (author_id, day, post_id, views) values (${id}, now(), ${post}, 1)`
}
