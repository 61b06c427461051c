import { userApi } from '@jes/contract/core/users'
import type { FastifyInstance } from 'fastify'
import { expectUserId } from '#features/core/users/queries.ts'
import { actStamp } from '#lib/actOrder.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { setFollow } from './commands.ts'
import { expectShownFollows } from './hiding.ts'
import { listFollowers, listFollowing } from './queries.ts'

export async function followRoutes(app: FastifyInstance) {
  serve(
    app,
    userApi.follow,
    ({ params, viewer, request }) =>
      setFollow({ idOrName: params.id, isFollowing: true, act: actStamp(request, viewer) }),
    {
      limit: 'follow',
    },
  )
  serve(
    app,
    userApi.unfollow,
    ({ params, viewer, request }) =>
      setFollow({ idOrName: params.id, isFollowing: false, act: actStamp(request, viewer) }),
    {
      limit: 'follow',
    },
  )

  serve(app, userApi.followers, async ({ params, query, viewer }) => {
    const viewerId = viewer?.id ?? null
    const userId = await expectUserId(sql, params.id, viewerId)
    await expectShownFollows(sql, userId, viewerId)
    return listFollowers(sql, userId, { ...query, viewerId })
  })
  serve(app, userApi.following, async ({ params, query, viewer }) => {
    const viewerId = viewer?.id ?? null
    const userId = await expectUserId(sql, params.id, viewerId)
    await expectShownFollows(sql, userId, viewerId)
    return listFollowing(sql, userId, { ...query, viewerId })
  })
}
