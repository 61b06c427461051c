import type { FastifyInstance } from 'fastify'
import { authRoutes } from '#features/accounts/auth/routes.ts'
import { oidcRoutes } from '#features/accounts/oidc/routes.ts'
import { passkeyRoutes } from '#features/accounts/passkeys/routes.ts'
import { phoneRoutes } from '#features/accounts/phone/routes.ts'
import { switcherRoutes } from '#features/accounts/switcher/routes.ts'
import { twoFactorRoutes } from '#features/accounts/twoFactor/routes.ts'

export async function accountsRoutes(app: FastifyInstance) {
  await app.register(authRoutes)
  await app.register(phoneRoutes)
  await app.register(oidcRoutes)
  await app.register(passkeyRoutes)
  await app.register(twoFactorRoutes)
  await app.register(switcherRoutes)
}
