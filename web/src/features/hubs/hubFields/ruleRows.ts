import type { HubRule } from '@jes/contract/hubs/hubs'

/** A rule being typed; the key is for React, because two may be equal. */
export type RuleRow = { key: string; title: string; description: string }

export function blankRow(): RuleRow {
  return rowOf({ title: '', description: '' })
}

export function rowOf({ title, description }: HubRule): RuleRow {
  return { key: crypto.randomUUID(), title, description }
}

export function isBlank({ title, description }: HubRule) {
  return title.trim() === '' && description.trim() === ''
}

/** As the endpoint takes them: empty rows are left out. */
export function rulesOf(rows: readonly RuleRow[]): HubRule[] {
  return rows
    .filter((row) => !isBlank(row))
    .map(({ title, description }) => ({ title, description }))
}

/** A problem of `rules.0` in the request belongs to the first row that is not empty. */
export function atRows(problems: Record<string, string>, rows: readonly RuleRow[]) {
  const places = rows.flatMap((row, index) => (isBlank(row) ? [] : index))
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field.replace(/^rules\.(\d+)/, (_, sent: string) => `rules.${places[Number(sent)]}`),
      problem,
    ]),
  )
}
