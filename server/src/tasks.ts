import type { TaskList } from 'graphile-worker'
import { authCrontab, authTasks } from '#features/auth/tasks.ts'
import { linkTasks } from '#features/links/tasks.ts'
import { mediaCrontab, mediaTasks } from '#features/media/tasks.ts'
import { postCrontab, postTasks } from '#features/posts/tasks.ts'
import { mailTask } from '#lib/mail.ts'

/** Everything that is done after an answer was given, and what is done by the clock. */
export const tasks: TaskList = {
  mail: mailTask,
  ...authTasks,
  ...postTasks,
  ...mediaTasks,
  ...linkTasks,
}

export const crontab = [authCrontab, postCrontab, mediaCrontab].join('\n')
