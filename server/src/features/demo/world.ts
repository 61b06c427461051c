import { hashPassword } from '#features/auth/passwords.ts'
import type { Database } from '#lib/db.ts'

export const DEMO_PASSWORD = 'namaste-jes'

/** The people of the demo world; the first is the one that a newcomer logs in as. */
const MEMBERS = [
  {
    username: 'aarati',
    displayName: 'Aarati Gurung',
    bio: 'पोखराकी, काठमाडौंमा हराएकी। Sel roti on weekends, spreadsheets on weekdays.',
  },
  {
    username: 'bibek.s',
    displayName: 'Bibek Shrestha',
    bio: 'Bhaktapur. Kites, juju dhau, old brick.',
  },
  { username: 'sujata', displayName: 'Sujata Tamang', bio: 'Momo before meetings.' },
  {
    username: 'pasang',
    displayName: 'Pasang Sherpa',
    bio: 'Guide. Namche in season, Boudha otherwise.',
  },
  { username: 'nisha.c', displayName: 'Nisha Chaudhary', bio: 'धनगढीदेखि बानेश्वरसम्म।' },
  { username: 'rkthapa', displayName: 'राम कुमार थापा', bio: 'कीर्तिपुर। बत्ती गयो कि खबर गर्छु।' },
]

/** Fills an empty database with a small world to look at; a database with people in it is left alone. */
export async function seedDemo(sql: Database) {
  const [{ exists }] = await sql<[{ exists: boolean }]>`select exists (select from users)`
  if (exists) return

  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const rows = MEMBERS.map((member, index) => ({
    ...member,
    email: `${member.username}@jes.example`,
    passwordHash,
    createdAt: new Date(Date.now() - (40 - index * 5) * 86_400_000).toISOString(),
    emailVerifiedAt: new Date().toISOString(),
  }))
  await sql`insert into users ${sql(rows)} on conflict do nothing`
}
