import type { Sql } from './db.ts'

/** A key that all servers of a site share, as this one has it. */
export type SiteKey = {
  name: 'sealing' | 'device' | 'push'
  /** The setting or the file that this server has it from. */
  place: string
  fingerprint: Buffer
  /** The price of another key, in words for the operator. */
  loss: string
}

export type ComparedKey = SiteKey & {
  /** When the site took its key over; null if the database knows none yet. */
  since: string | null
  isKnown: boolean
}

/** The keys of this server beside those that the site uses. */
export async function compareKeys(sql: Sql, keys: SiteKey[]): Promise<ComparedKey[]> {
  const rows = await sql<{ name: string; fingerprint: Buffer; since: string }[]>`
    select name, fingerprint, since from key_fingerprints`
  return keys.map((key) => {
    const stored = rows.find(({ name }) => name === key.name)
    return {
      ...key,
      since: stored?.since ?? null,
      isKnown: !stored || stored.fingerprint.equals(key.fingerprint),
    }
  })
}

/** Two servers with different keys cannot read each other's data: the second one does not start. */
export async function expectKnownKeys(sql: Sql, keys: SiteKey[]) {
  // In one statement: of two servers that start at once all keys are those of one.
  await sql`
    insert into key_fingerprints ${sql(keys, 'name', 'fingerprint')} on conflict (name) do nothing`
  const others = (await compareKeys(sql, keys)).filter(({ isKnown }) => !isKnown)
  if (others.length > 0) throw new Error(others.map(describeOther).join('\n'))
}

/** What is wrong with a key, and what to do. */
export function describeOther({ name, place, since, loss }: ComparedKey) {
  return (
    `The ${name} key of this server (${place}) is not the one that this site has used since ${since}. ` +
    `Give this server the key of the others, or put the old one back. If the new one is meant, ` +
    `run npx jes keys accept ${name}: ${loss}.`
  )
}

/** From now on the site uses this key. */
export async function acceptKey(
  sql: Sql,
  { name, fingerprint }: Pick<SiteKey, 'name' | 'fingerprint'>,
) {
  await sql`
    insert into key_fingerprints (name, fingerprint) values (${name}, ${fingerprint})
    on conflict (name) do update set fingerprint = excluded.fingerprint, since = now()`
}
