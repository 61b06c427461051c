import { useEffect } from 'react'
import { useSession } from '#lib/session.ts'
import { checkMembership } from './memberships.ts'

/** Checks whether the member is in the open hub, if the session does not know it. */
export function MembershipCheck({ hubId }: { hubId: string }) {
  const isUnknown = useSession(({ token, memberships }) => token !== null && !memberships[hubId])
  useEffect(() => {
    if (isUnknown) void checkMembership(hubId)
  }, [hubId, isUnknown])
  return null
}
