import type { TaskList } from 'graphile-worker'
import { cutPages } from './cut.ts'

export const sitemapTasks: TaskList = { cutSitemap: () => cutPages() }
export const sitemapCrontab = '41 * * * * cutSitemap'
