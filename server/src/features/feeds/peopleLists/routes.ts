import { peopleListApi } from '@jes/contract/feeds/peopleLists'
import type { FastifyInstance } from 'fastify'
import { expectUserId } from '#features/core/users/queries.ts'
import { pageBytes } from '#features/posts/posts/pageBytes.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import {
  addToList,
  changeList,
  createList,
  followList,
  removeList,
  takeOffList,
  unfollowList,
} from './commands.ts'
import { listListPosts } from './posts.ts'
import { expectList, listHolding, listLists, listPeople } from './queries.ts'

export async function peopleListRoutes(app: FastifyInstance) {
  ownRoutes(app)
  readingRoutes(app)
  const limit = 'follow'
  serve(
    app,
    peopleListApi.add,
    ({ viewer, params }) => addToList(viewer, params.id, params.userId),
    { limit },
  )
  serve(
    app,
    peopleListApi.takeOff,
    ({ viewer, params }) => takeOffList(viewer, params.id, params.userId),
    { limit },
  )
  serve(
    app,
    peopleListApi.follow,
    ({ viewer, params, body }) =>
      body.follows ? followList(viewer, params.id) : unfollowList(viewer, params.id),
    { limit },
  )
}

function ownRoutes(app: FastifyInstance) {
  const limit = 'settings'
  serve(app, peopleListApi.list, ({ viewer }) => listLists(sql, viewer.id))
  serve(app, peopleListApi.holding, async ({ viewer, params }) =>
    listHolding(sql, viewer.id, await expectUserId(sql, params.userId, viewer.id)),
  )
  serve(
    app,
    peopleListApi.create,
    async ({ sql, viewer, body }) => ({ list: await createList(sql, viewer, body) }),
    { limit, isIdempotent: true },
  )
  serve(
    app,
    peopleListApi.change,
    async ({ viewer, params, body }) => ({ list: await changeList(viewer, params.id, body) }),
    { limit },
  )
  serve(app, peopleListApi.remove, ({ viewer, params }) => removeList(viewer, params.id), {
    limit,
  })
}

function readingRoutes(app: FastifyInstance) {
  serve(
    app,
    peopleListApi.find,
    async ({ sql, viewer, params }) => ({
      list: await expectList(sql, params.id, viewer?.id ?? null),
    }),
    { mayLag: true },
  )
  serve(
    app,
    peopleListApi.people,
    ({ sql, viewer, params, query }) => listPeople(sql, params.id, query, viewer?.id ?? null),
    { mayLag: true },
  )
  serve(
    app,
    peopleListApi.posts,
    ({ sql, viewer, params, query }) => listListPosts(sql, params.id, query, viewer?.id ?? null),
    { toBytes: pageBytes, mayLag: true },
  )
}
