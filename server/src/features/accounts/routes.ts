import type { FastifyInstance } from 'fastify'
import { authRoutes } from '#features/accounts/auth/routes.ts'
import { invitationRoutes } from '#features/accounts/invitations/routes.ts'
import { oidcRoutes } from '#features/accounts/oidc/routes.ts'
import { passkeyRoutes } from '#features/accounts/passkeys/routes.ts'
import { phoneRoutes } from '#features/accounts/phone/routes.ts'
import { signUpRoutes } from '#features/accounts/signUps/routes.ts'
import { stepUpRoutes } from '#features/accounts/stepUp/routes.ts'
import { switcherRoutes } from '#features/accounts/switcher/routes.ts'
import { twoFactorRoutes } from '#features/accounts/twoFactor/routes.ts'

export async function accountsRoutes(app: FastifyInstance) {
  await app.register(authRoutes)
  await app.register(signUpRoutes)
  await app.register(invitationRoutes)
  await app.register(phoneRoutes)
  await app.register(oidcRoutes)
  await app.register(passkeyRoutes)
  await app.register(stepUpRoutes)
  await app.register(twoFactorRoutes)
  await app.register(switcherRoutes)
}
