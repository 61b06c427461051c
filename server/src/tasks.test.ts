import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { groupOf, JOB_GROUPS } from '#features/core/jobs/groups.ts'
import { jobGroups } from './tasks.ts'

test('every task has workers in one group, and every task that is named in a group is one', () => {
  const served = jobGroups.flatMap(({ name, tasks }) =>
    Object.keys(tasks).map((task) => [task, name] as const),
  )
  expect(new Set(served.map(([task]) => task)).size).toBe(served.length)
  for (const [task, group] of served) expect([task, groupOf(task)]).toEqual([task, group])
  const named = Object.values(JOB_GROUPS).flatMap(({ tasks }) => tasks)
  expect(named.filter((task) => !served.some(([one]) => one === task))).toEqual([])
  expect(jobGroups.filter(({ crontab }) => crontab)).toHaveLength(1)
})

test('every job that is added is a task', () => {
  const tasks = jobGroups.flatMap((group) => Object.keys(group.tasks))
  const added = [
    ...namesIn(import.meta.dirname, '.ts', /addJob\(\s*\w+,\s*\{\s*name: '(\w+)'/g),
    ...namesIn(join(import.meta.dirname, '../sql'), '.sql', /add_job\('(\w+)'/g),
  ]
  expect(added.length).toBeGreaterThan(10)
  expect(added.filter((name) => !tasks.includes(name))).toEqual([])
})

test('the schedule can be read, and is of tasks that there are', () => {
  const tasks = jobGroups.flatMap(({ tasks }) => Object.keys(tasks))
  const scheduled = parseCrontab(jobGroups.map(({ crontab }) => crontab ?? '').join('\n'))
  expect(scheduled.length).toBeGreaterThan(5)
  expect(scheduled.filter(({ task }) => !tasks.includes(task))).toEqual([])
})

function namesIn(folder: string, ending: string, pattern: RegExp) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(ending) && !file.endsWith('.test.ts'),
  )
  return files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name]) => name!),
  )
}
