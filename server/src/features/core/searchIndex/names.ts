import { normalise } from '@jes/contract/lib/script/letters'
import type { Sql } from '#lib/db.ts'
import { limitTo } from '#lib/pages.ts'
import { addSounds } from './hashtags.ts'
import { keysOf, searchedWords } from './text.ts'

const BATCH = 500

/** Prefixes of the keys of names: a part of the name, and the whole name. */
export const NAME = '.'
export const WHOLE = '!'

type Named = { id: string; username: string; name: string; text: string }

/** Indexes a member by the current name, username and bio. */
export async function indexUser(sql: Sql, id: string) {
  await indexUsers(sql, [id])
}

/** Indexes a hub by its current name, description and tags. */
export async function indexHub(sql: Sql, id: string) {
  await indexHubs(sql, [id])
}

/** Indexes all rows whose keys were never made, or were dropped when the name changed. */
export async function indexMissingNames(sql: Sql) {
  await workThrough(sql, 'users', indexUsers)
  await workThrough(sql, 'hubs', indexHubs)
  await addSounds(sql)
}

type Index = (sql: Sql, ids: string[]) => Promise<void>

async function workThrough(sql: Sql, table: 'users' | 'hubs', index: Index) {
  let missing: number
  do {
    const rows = await sql<{ id: string }[]>`
      select id from ${sql(table)} where search_names is null order by id ${limitTo(sql, BATCH)}`
    await index(
      sql,
      rows.map(({ id }) => id),
    )
    missing = rows.length
  } while (missing === BATCH)
}

async function indexUsers(sql: Sql, ids: string[]) {
  const rows = await sql<Named[]>`
    select id, username, display_name as name, bio as text
    from users where id = any(${ids}::bigint[]) order by id for no key update`
  await sql`
    update users u set search_names = n.names, search_words = array_to_tsvector(string_to_array(n.keys, e'\\n'))
    from ${keysOfAll(sql, rows)}
    where u.id = n.id`
}

async function indexHubs(sql: Sql, ids: string[]) {
  const rows = await sql<Named[]>`
    select id, '' as username, name, description || ' ' || array_to_string(tags, ' ') as text
    from hubs where id = any(${ids}::bigint[]) order by id for no key update`
  await sql`
    update hubs h set search_names = n.names, search_words = array_to_tsvector(string_to_array(n.keys, e'\\n'))
    from ${keysOfAll(sql, rows)}
    where h.id = n.id`
}

function keysOfAll(sql: Sql, rows: Named[]) {
  const keys = rows.map((row) => [...nameKeys(row), ...textKeys(row)].join('\n'))
  return sql`
    unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(namesOf)}::text[], ${keys}::text[])
      n(id, names, keys)`
}

/** Words of a name and their phonetic keys, for trigrams: typing errors are found by them. */
function namesOf(named: Named) {
  const keys = wordsOf(named).map(keysOf)
  const names = [...wordsOf(named), ...keys.flatMap(({ sounds }) => sounds)]
  return ` ${[...new Set(names)].join(' ')} `
}

/** The keys of a name: the username and the whole name, their words, and their phonetic keys. */
function nameKeys(named: Named) {
  const words = wordsOf(named)
  const keys = words.map(keysOf)
  const whole = [named.username, searchedWords(named.name).join(' ')].filter(Boolean)
  const parts = [
    ...words,
    ...keys.flatMap(({ folded, sounds, rough }) => [folded, ...sounds, ...(rough ? [rough] : [])]),
  ]
  return [...whole.map((name) => WHOLE + name), ...parts.map((part) => NAME + part)]
}

/** The words of username and name; words with an underscore also as they are, and the username without dots. */
function wordsOf({ username, name }: Named) {
  const said = `${username} ${name}`
  const tokens = normalise(said)
    .split(/\s+/)
    .filter((token) => token.includes('_'))
  const joined = username.replace(/[_.]/g, '')
  return [...new Set([...searchedWords(said), ...tokens, joined])].filter(Boolean)
}

function textKeys({ text }: Named) {
  const words = searchedWords(text)
  return [...words, ...words.map(keysOf).flatMap(({ stem, sounds }) => [stem, ...sounds])]
}
