import type { FastifyInstance } from 'fastify'
import { announcementRoutes } from '#features/site/announcements/routes.ts'
import { blogRoutes } from '#features/site/blogs/routes.ts'
import { crashRoutes } from '#features/site/crashes/routes.ts'
import { embedRoutes } from '#features/site/embeds/routes.ts'
import { healthRoutes } from '#features/site/health/routes.ts'
import { mailboxRoutes } from '#features/site/mailbox/routes.ts'
import { phoneInboxRoutes } from '#features/site/phoneInbox/routes.ts'
import { rssRoutes } from '#features/site/rss/routes.ts'
import { sitemapRoutes } from '#features/site/sitemap/routes.ts'

export async function siteRoutes(app: FastifyInstance) {
  await app.register(healthRoutes)
  await app.register(crashRoutes)
  await app.register(mailboxRoutes)
  await app.register(phoneInboxRoutes)
  await app.register(announcementRoutes)
  await app.register(blogRoutes)
  await app.register(embedRoutes)
  await app.register(rssRoutes)
  await app.register(sitemapRoutes)
}
