import type { Schema } from './describe.ts'

type Columns = Record<string, string>
type Rules = Record<string, string>

/**
 * What a server of the version before would stumble over in this database, a sentence each. It sees names, types and
 * rules; that new values of an old column mean something to the old server, no schema says.
 */
export function listBreaks(before: Schema, now: Schema): string[] {
  const ofTables = Object.entries(before.tables).flatMap(([table, columns]) => {
    const present = now.tables[table]
    if (!present) return [`table ${table} is gone`]
    const rules = { before: before.rules[table] ?? {}, now: now.rules[table] ?? {} }
    return [...listColumnBreaks(table, columns, present), ...listRuleBreaks(table, columns, rules)]
  })
  return [...ofTables, ...listFunctionBreaks(before.functions, now.functions)]
}

function listColumnBreaks(table: string, before: Columns, now: Columns) {
  const old = Object.keys(before).flatMap((name) => {
    const words = columnBreak(before[name]!, now[name])
    return words ? [`column ${table}.${name} ${words}`] : []
  })
  const required = Object.entries(now)
    .filter(([name, text]) => !(name in before) && hasToBeGiven(text))
    .map(([name]) => `column ${table}.${name} is new and has to be given`)
  return [...old, ...required]
}

function columnBreak(before: string, now: string | undefined) {
  if (now === undefined) return 'is gone'
  const [old, present] = [traitsOf(before), traitsOf(now)]
  if (old.type !== present.type) return `is ${present.type}, and was ${old.type}`
  if (!old.isNotNull && present.isNotNull) return 'may no longer be null'
  if (old.isNotNull && !present.isNotNull) return 'may be null now'
  if (!old.isGenerated && present.isGenerated) return 'is generated now'
  if (old.hasDefault && !present.hasDefault) return 'has no default any more'
  return null
}

function hasToBeGiven(text: string) {
  const { isNotNull, isGenerated, hasDefault } = traitsOf(text)
  return isNotNull && !isGenerated && !hasDefault
}

function traitsOf(text: string) {
  const [type, ...traits] = text.split(', ')
  return {
    type,
    isNotNull: traits.includes('not null'),
    isGenerated: traits.includes('generated'),
    hasDefault: traits.includes('default'),
  }
}

/** A check that is gone allows more. A key that is gone fails `on conflict`, a foreign key leaves rows behind. */
function listRuleBreaks(table: string, columns: Columns, rules: { before: Rules; now: Rules }) {
  const gone = Object.keys(rules.before)
    .filter((rule) => !(rule in rules.now) && !rule.startsWith('CHECK'))
    .map((rule) => `rule of ${table} is gone: ${rule}`)
  const fresh = Object.entries(rules.now)
    .filter(([rule, about]) => !(rule in rules.before) && isAboutOld(about, columns))
    .filter(([rule]) => !Object.keys(rules.before).some((old) => isWider(rule, old)))
    .map(([rule]) => `rule of ${table} is new: ${rule}`)
  return [...gone, ...fresh]
}

/** A rule about new columns alone binds nobody who does not know them. */
function isAboutOld(about: string, columns: Columns) {
  const names = about === '' ? [] : about.split(', ')
  return names.length === 0 || names.some((name) => name in columns)
}

const LIST = /^(CHECK \(\(\w+ = ANY \(ARRAY\[)(.*)(\]\)\)\))$/

/** The same list of values, and more. */
function isWider(rule: string, old: string) {
  const [now, before] = [LIST.exec(rule), LIST.exec(old)]
  if (!now || !before || now[1] !== before[1]) return false
  const values = now[2]!.split(', ')
  return before[2]!.split(', ').every((value) => values.includes(value))
}

function listFunctionBreaks(before: Schema['functions'], now: Schema['functions']) {
  return Object.keys(before)
    .filter((key) => {
      const old = signatureOf(key, before[key]!)
      return !Object.entries(now).some(([other, result]) => serves(signatureOf(other, result), old))
    })
    .map((key) => `function ${key} cannot be called as before`)
}

type Signature = { name: string; args: string[]; result: string; optional: number }

/** Further arguments may come at the end, if they can be left out. */
function serves(now: Signature, old: Signature) {
  const extra = now.args.length - old.args.length
  return (
    now.name === old.name &&
    now.result === old.result &&
    old.args.every((arg, at) => arg === now.args[at]) &&
    now.optional >= old.optional + extra
  )
}

function signatureOf(key: string, text: string): Signature {
  const [, name = '', args = ''] = /^(\w+)\((.*)\)$/.exec(key) ?? []
  const [, result = '', optional = '0'] = /^(.*?)(?:, (\d+) optional)?$/.exec(text) ?? []
  return { name, args: args === '' ? [] : args.split(', '), result, optional: Number(optional) }
}
