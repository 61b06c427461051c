import { deskApi } from '@jes/contract/desk'
import type { FastifyInstance } from 'fastify'
import { expectStaff } from '#features/staff/access.ts'
import { verifyChain } from '#features/staff/chain.ts'
import { sql } from '#lib/db.ts'
import { serve } from '#lib/serve.ts'
import { listAudit } from './audit.ts'
import { handOverHub } from './handOver.ts'
import { listHubs } from './hubs.ts'
import { endSessionsFor, setRole } from './roles.ts'
import { expectStaffUser } from './user.ts'
import { listUsers } from './users.ts'

export async function deskRoutes(app: FastifyInstance) {
  userRoutes(app)
  hubRoutes(app)

  serve(app, deskApi.audit, ({ query, viewer }) => {
    expectStaff(viewer)
    return listAudit(sql, query)
  })

  serve(app, deskApi.verifyAudit, ({ viewer }) => {
    expectStaff(viewer)
    return verifyChain(sql)
  })
}

function userRoutes(app: FastifyInstance) {
  serve(app, deskApi.users, ({ query, viewer }) => {
    expectStaff(viewer)
    return listUsers(sql, viewer, query)
  })

  serve(app, deskApi.user, ({ params, viewer }) => {
    expectStaff(viewer)
    return expectStaffUser(sql, viewer, params.id)
  })

  serve(app, deskApi.setRole, ({ params, body, viewer }) => setRole(viewer, params.id, body), {
    limit: 'moderate',
  })

  serve(
    app,
    deskApi.endSessions,
    ({ params, body, viewer }) => endSessionsFor(viewer, params.id, body.reason),
    { limit: 'moderate' },
  )
}

function hubRoutes(app: FastifyInstance) {
  serve(app, deskApi.hubs, ({ query, viewer }) => {
    expectStaff(viewer)
    return listHubs(sql, viewer.id, query)
  })

  serve(
    app,
    deskApi.handOverHub,
    ({ params, body, viewer }) => handOverHub(viewer, params.id, body),
    { limit: 'moderate' },
  )
}
