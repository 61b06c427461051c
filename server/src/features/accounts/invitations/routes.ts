import { invitationApi } from '@jes/contract/accounts/invitations'
import type { FastifyInstance } from 'fastify'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { createInvitation, revokeInvitation } from './commands.ts'
import { listInvitations } from './queries.ts'

export async function invitationRoutes(app: FastifyInstance) {
  serve(app, invitationApi.list, ({ viewer }) => listInvitations(sql, viewer))

  serve(
    app,
    invitationApi.create,
    async ({ viewer }) => ({ invitation: await createInvitation(viewer) }),
    { limit: 'invite' },
  )

  serve(app, invitationApi.revoke, ({ params, viewer }) => revokeInvitation(viewer, params.id), {
    limit: 'invite',
  })
}
