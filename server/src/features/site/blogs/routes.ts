import { blogApi } from '@jes/contract/site/blogs'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { changeBlog, createBlog, removeBlog } from './commands.ts'
import { expectBlog, expectDraft, listBlogs, listDrafts } from './queries.ts'

export async function blogRoutes(app: FastifyInstance) {
  serve(app, blogApi.list, ({ sql, query, request }) => listBlogs(sql, query, request.language), {
    mayLag: true,
  })

  serve(
    app,
    blogApi.find,
    async ({ sql, params, viewer, request }) => ({
      blog: await expectBlog(sql, params.id, request.language, viewer),
    }),
    { mayLag: true },
  )

  serve(app, blogApi.drafts, ({ query }) => listDrafts(sql, query))

  serve(app, blogApi.draft, async ({ params }) => ({
    blog: await expectDraft(sql, params.id),
  }))

  serve(
    app,
    blogApi.create,
    async ({ sql, viewer, body }) => ({ blog: await createBlog(sql, viewer, body) }),
    { limit: 'moderate', isIdempotent: true },
  )

  serve(
    app,
    blogApi.change,
    async ({ params, viewer, body }) => ({ blog: await changeBlog(viewer, params.id, body) }),
    { limit: 'moderate' },
  )

  serve(app, blogApi.remove, ({ params, viewer }) => removeBlog(viewer, params.id), {
    limit: 'moderate',
  })
}
