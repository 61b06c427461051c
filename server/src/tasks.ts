import { JobGroupName } from '@jes/contract/jobs'
import type { TaskList } from 'graphile-worker'
import { authCrontab, authTasks } from '#features/auth/tasks.ts'
import { caseCrontab, caseTasks } from '#features/cases/tasks.ts'
import { clipCrontab, clipTasks, clipVideoTasks } from '#features/clipWork/tasks.ts'
import { commentCrontab, commentTasks } from '#features/comments/tasks.ts'
import { demoClipTasks } from '#features/demoClips/tasks.ts'
import { digestCrontab, digestTasks } from '#features/digests/tasks.ts'
import { engagementCrontab, engagementTasks } from '#features/engagement/tasks.ts'
import { feedConfigCrontab, feedConfigTasks } from '#features/feedConfigs/tasks.ts'
import { figureCrontab, figureTasks } from '#features/figures/tasks.ts'
import { grievanceCrontab, grievanceTasks } from '#features/grievances/tasks.ts'
import { hashtagCrontab, hashtagTasks } from '#features/hashtags/tasks.ts'
import { impressionCrontab, impressionTasks } from '#features/impressions/tasks.ts'
import { groupOf, JOB_GROUPS } from '#features/jobs/groups.ts'
import { jobCrontab, jobTasks } from '#features/jobs/tasks.ts'
import { leavingCrontab, leavingTasks } from '#features/leaving/tasks.ts'
import { linkTasks } from '#features/links/tasks.ts'
import { mediaCrontab, mediaTasks } from '#features/media/tasks.ts'
import { notificationCrontab, notificationTasks } from '#features/notifications/tasks.ts'
import { payoutCrontab, payoutTasks } from '#features/payouts/tasks.ts'
import { postCrontab, postTasks } from '#features/posts/tasks.ts'
import { pushTasks } from '#features/push/tasks.ts'
import { reminderCrontab, reminderTasks } from '#features/reminders/tasks.ts'
import { revenueCrontab, revenueTasks } from '#features/revenue/tasks.ts'
import { scheduleCrontab, scheduleTasks } from '#features/schedule/tasks.ts'
import { searchIndexCrontab, searchIndexTasks } from '#features/searchIndex/tasks.ts'
import { settlingCrontab, settlingTasks } from '#features/settling/tasks.ts'
import { sitemapCrontab, sitemapTasks } from '#features/sitemap/tasks.ts'
import { trendCrontab, trendTasks } from '#features/trends/tasks.ts'
import { trustCrontab, trustTasks } from '#features/trust/tasks.ts'
import { twoFactorTasks } from '#features/twoFactor/tasks.ts'
import { vocabularyCrontab, vocabularyTasks } from '#features/vocabulary/tasks.ts'
import { watchingCrontab, watchingTasks } from '#features/watching/tasks.ts'
import { yourDataCrontab, yourDataTasks } from '#features/yourData/tasks.ts'
import { actOrderCrontab, actOrderTasks } from '#lib/actOrder.ts'
import type { JobGroup } from '#lib/jobRunners.ts'
import { mailTask } from '#lib/mail.ts'

/** Everything that is done after an answer was given, and what is done by the clock. */
const tasks: TaskList = {
  mail: mailTask,
  ...actOrderTasks,
  ...authTasks,
  ...yourDataTasks,
  ...leavingTasks,
  ...twoFactorTasks,
  ...postTasks,
  ...scheduleTasks,
  ...clipTasks,
  ...clipVideoTasks,
  ...demoClipTasks,
  ...jobTasks,
  ...watchingTasks,
  ...engagementTasks,
  ...commentTasks,
  ...caseTasks,
  ...settlingTasks,
  ...reminderTasks,
  ...notificationTasks,
  ...digestTasks,
  ...pushTasks,
  ...mediaTasks,
  ...linkTasks,
  ...impressionTasks,
  ...feedConfigTasks,
  ...trendTasks,
  ...searchIndexTasks,
  ...hashtagTasks,
  ...vocabularyTasks,
  ...grievanceTasks,
  ...trustTasks,
  ...figureTasks,
  ...payoutTasks,
  ...revenueTasks,
  ...sitemapTasks,
}

const crontab = [
  actOrderCrontab,
  authCrontab,
  yourDataCrontab,
  leavingCrontab,
  postCrontab,
  scheduleCrontab,
  clipCrontab,
  jobCrontab,
  watchingCrontab,
  engagementCrontab,
  commentCrontab,
  caseCrontab,
  settlingCrontab,
  reminderCrontab,
  notificationCrontab,
  digestCrontab,
  mediaCrontab,
  impressionCrontab,
  feedConfigCrontab,
  trendCrontab,
  searchIndexCrontab,
  hashtagCrontab,
  vocabularyCrontab,
  grievanceCrontab,
  trustCrontab,
  figureCrontab,
  payoutCrontab,
  revenueCrontab,
  sitemapCrontab,
].join('\n')

/** The tasks, parted by whom they wait for; what is done by the clock is put into the queue by one of them. */
export const jobGroups: JobGroup[] = JobGroupName.options.map((name) => ({
  name,
  atOnce: JOB_GROUPS[name].atOnce,
  tasks: Object.fromEntries(Object.entries(tasks).filter(([task]) => groupOf(task) === name)),
  ...(name === 'other' && { crontab }),
}))
