import type { TaskList } from 'graphile-worker'
import { sitemapCrontab, sitemapTasks } from '#features/site/sitemap/tasks.ts'

export const siteTasks: TaskList = {
  ...sitemapTasks,
}

export const siteCrontab = sitemapCrontab
