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
