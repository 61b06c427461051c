import { JobGroupName } from '@jes/contract/core/jobs'
import { config } from '#lib/config.ts'

type Group = { atOnce: number; tasks: string[] }

/**
 * Which tasks share a queue, and how many jobs of a queue run at once in one process. Tasks not named here are in
 * `other`.
 */
export const JOB_GROUPS: Record<JobGroupName, Group> = {
  mail: { atOnce: 4, tasks: ['mail'] },
  sms: { atOnce: 4, tasks: ['sms'] },
  push: { atOnce: 4, tasks: ['push', 'pushSummary', 'pushMessage'] },
  payments: { atOnce: 2, tasks: ['verifyOrder', 'checkOrders'] },
  links: { atOnce: 2, tasks: ['fetchLink', 'proveLink'] },
  video: { atOnce: config.VIDEOS_AT_ONCE, tasks: ['processClip', 'makeDemoClip'] },
  other: { atOnce: 4, tasks: [] },
}

export function groupOf(task: string): JobGroupName {
  return JobGroupName.options.find((name) => JOB_GROUPS[name].tasks.includes(task)) ?? 'other'
}
