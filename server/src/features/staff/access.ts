import { forbidden } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'

/** For the doors of moderators and admins of the site. */
export function expectStaff({ role }: Pick<Viewer, 'role'>) {
  if (role === 'member') throw forbidden()
}

/** For what changes the house itself. */
export function expectAdmin({ role }: Pick<Viewer, 'role'>) {
  if (role !== 'admin') throw forbidden()
}
