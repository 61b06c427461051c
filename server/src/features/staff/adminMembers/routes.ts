import { adminMemberApi } from '@jes/contract/staff/adminMembers'
import type { FastifyInstance } from 'fastify'
import { verifyChain } from '#features/core/staffAccess/chain.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listAudit } from './audit.ts'
import { handOverHub } from './handOver.ts'
import { listHubs } from './hubs.ts'
import { endSessionsFor, setRole } from './roles.ts'
import { expectStaffUser } from './user.ts'
import { listUsers } from './users.ts'
import { setVerification } from './verification.ts'
import { listWaiting } from './waiting.ts'

export async function adminMemberRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.waiting, async ({ viewer }) => ({
    waiting: await listWaiting(sql, viewer),
  }))

  userRoutes(app)
  hubRoutes(app)

  serve(app, adminMemberApi.audit, ({ query }) => listAudit(sql, query))

  serve(app, adminMemberApi.verifyAudit, () => verifyChain(sql))
}

function userRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.users, ({ query, viewer }) => listUsers(sql, viewer, query))

  serve(app, adminMemberApi.user, ({ params, viewer }) => expectStaffUser(sql, viewer, params.id))

  serve(
    app,
    adminMemberApi.setRole,
    ({ params, body, viewer, proof }) => setRole(viewer, params.id, { ...body, proof }),
    { limit: 'moderate' },
  )

  serve(
    app,
    adminMemberApi.endSessions,
    ({ params, body, viewer }) => endSessionsFor(viewer, params.id, body.reason),
    { limit: 'moderate' },
  )

  serve(
    app,
    adminMemberApi.setVerification,
    ({ params, body, viewer }) => setVerification(viewer, params.id, body),
    { limit: 'moderate' },
  )
}

function hubRoutes(app: FastifyInstance) {
  serve(app, adminMemberApi.hubs, ({ query, viewer }) => listHubs(sql, viewer.id, query))

  serve(
    app,
    adminMemberApi.handOverHub,
    ({ params, body, viewer }) => handOverHub(viewer, params.id, body),
    { limit: 'moderate' },
  )
}
