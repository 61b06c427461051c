import { commentApi } from '@jes/contract/comments/comments'
import type { FastifyInstance } from 'fastify'
import { expectUserId } from '#features/core/users/queries.ts'
import { expectOpenProfile } from '#features/core/visibility/profiles.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listChanges } from './changes.ts'
import { listThreadForMember } from './member.ts'
import { threadBytes } from './pageBytes.ts'
import { listThread } from './pages.ts'
import { listOfUser } from './profile.ts'

export async function threadRoutes(app: FastifyInstance) {
  serve(
    app,
    commentApi.list,
    ({ sql, params: { adId }, query, viewer }) =>
      viewer
        ? listThreadForMember(sql, adId, query, viewer.id)
        : listThread(sql, adId, query, null),
    { toBytes: threadBytes, mayLag: true },
  )

  serve(app, commentApi.changes, ({ params, query, viewer }) =>
    listChanges(sql, { postId: params.adId, ...query, viewerId: viewer?.id ?? null }),
  )

  serve(
    app,
    commentApi.ofUser,
    async ({ sql, params, query, viewer }) => {
      const viewerId = viewer?.id ?? null
      const userId = await expectUserId(sql, params.userId, viewerId)
      await expectOpenProfile(sql, userId, viewerId)
      return listOfUser(sql, { ...query, userId, viewerId })
    },
    { mayLag: true },
  )
}
