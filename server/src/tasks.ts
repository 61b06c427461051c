import { JobGroupName } from '@jes/contract/core/jobs'
import type { TaskList } from 'graphile-worker'
import { accountsCrontab, accountsTasks } from '#features/accounts/tasks.ts'
import { clipsCrontab, clipsTasks } from '#features/clips/tasks.ts'
import { commentCrontab, commentTasks } from '#features/comments/comments/tasks.ts'
import { groupOf, JOB_GROUPS } from '#features/core/jobs/groups.ts'
import { coreCrontab, coreTasks } from '#features/core/tasks.ts'
import { demoClipTasks } from '#features/demo/demoClips/tasks.ts'
import { feedsCrontab, feedsTasks } from '#features/feeds/tasks.ts'
import { messagesCrontab, messagesTasks } from '#features/messages/tasks.ts'
import { moneyCrontab, moneyTasks } from '#features/money/tasks.ts'
import { notificationsCrontab, notificationsTasks } from '#features/notifications/tasks.ts'
import { provenLinkCrontab, provenLinkTasks } from '#features/people/provenLinks/tasks.ts'
import { postsCrontab, postsTasks } from '#features/posts/tasks.ts'
import { privacyCrontab, privacyTasks } from '#features/privacy/tasks.ts'
import { searchCrontab, searchTasks } from '#features/search/tasks.ts'
import { siteCrontab, siteTasks } from '#features/site/tasks.ts'
import { staffCrontab, staffTasks } from '#features/staff/tasks.ts'
import { actOrderCrontab, actOrderTasks } from '#lib/actOrder.ts'
import type { JobGroup } from '#lib/jobRunners.ts'
import { mailTask } from '#lib/mail.ts'
import { smsTask } from '#lib/sms/sms.ts'
import { alertCrontab, alertTasks } from './alerts.ts'

/** All tasks: work after a reply, and scheduled work. */
const tasks: TaskList = {
  mail: mailTask,
  sms: smsTask,
  ...actOrderTasks,
  ...coreTasks,
  ...accountsTasks,
  ...provenLinkTasks,
  ...postsTasks,
  ...feedsTasks,
  ...clipsTasks,
  ...searchTasks,
  ...notificationsTasks,
  ...messagesTasks,
  ...moneyTasks,
  ...staffTasks,
  ...siteTasks,
  ...privacyTasks,
  ...demoClipTasks,
  ...commentTasks,
  ...alertTasks,
}

const crontab = [
  actOrderCrontab,
  coreCrontab,
  accountsCrontab,
  provenLinkCrontab,
  postsCrontab,
  feedsCrontab,
  clipsCrontab,
  searchCrontab,
  notificationsCrontab,
  messagesCrontab,
  moneyCrontab,
  staffCrontab,
  siteCrontab,
  privacyCrontab,
  commentCrontab,
  alertCrontab,
].join('\n')

/** The tasks by group; one group also queues the scheduled ones. */
export const jobGroups: JobGroup[] = JobGroupName.options.map((name) => ({
  name,
  atOnce: JOB_GROUPS[name].atOnce,
  tasks: Object.fromEntries(Object.entries(tasks).filter(([task]) => groupOf(task) === name)),
  ...(name === 'other' && { crontab }),
}))
