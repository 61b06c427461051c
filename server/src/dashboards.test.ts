import { readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { readProcess } from '#lib/metrics/registry.ts'
import { sql } from '#test/world.ts'
import { readSite } from './metrics.ts'

type Rule = { alert: string; expr: string; annotations: { summary: string } }
type Rules = { groups: { rules: Rule[] }[] }
type Dashboard = {
  panels: { title: string; targets: { expr: string }[] }[]
  templating: { list: { query: string }[] }
}

const dashboard = JSON.parse(read('grafana/jes.json')) as Dashboard
const prometheus = parseYaml(read('prometheus/prometheus.yml')) as { rule_files: string[] }
const { groups } = parseYaml(read('prometheus/alerts.yml')) as Rules
const rules = groups.flatMap((group) => group.rules)
const panels = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const variables = dashboard.templating.list.map(({ query }) => query)

/** Of Prometheus itself. */
const ITS_OWN = ['up']

test('every metric of the dashboard and of the alerts is one that a server exports', async () => {
  const exported = [...(await readProcess()), ...(await readSite(sql))].flatMap(namesOf)
  const used = [...rules.map(({ expr }) => expr), ...panels, ...variables].flatMap(metricsIn)
  expect(used.length).toBeGreaterThan(30)
  expect(used.filter((name) => ![...exported, ...ITS_OWN].includes(name))).toEqual([])
})

test('every metric of our own is on the dashboard', async () => {
  const own = [...(await readProcess()), ...(await readSite(sql))]
    .map(({ name }) => name)
    .filter((name) => name.startsWith('jes_') && name !== 'jes_database_up')
  const shown = panels.join(' ')
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('Prometheus finds the alerts, and each has a name and a sentence of its own', () => {
  expect(prometheus.rule_files).toEqual(['alerts.yml'])
  expect(rules.every(({ alert, annotations }) => alert && annotations.summary)).toBe(true)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  const titles = dashboard.panels.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

/** The names that stand in an expression where only a metric can: not a function, a label or its value. */
function metricsIn(expression: string) {
  const bare = expression
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\bby \([^)]*\)/g, '')
  const words = [...bare.matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g)].map(([, word = '']) => word)
  return words.filter(
    (word) => !['and', 'by', 'instance', 'prometheus', 'sum', 'max'].includes(word),
  )
}

function namesOf({ name, type }: { name: string; type: string }) {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
}

function read(path: string) {
  return readFileSync(new URL(`../../deploy/${path}`, import.meta.url), 'utf8')
}
