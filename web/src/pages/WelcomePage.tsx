import type { FirstStep } from '@jes/contract/welcome/firstSteps'
import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { FirstStepsWalk } from '#features/welcome/firstSteps/FirstStepsWalk.tsx'
import { nextPath } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'

const STEPS: Record<string, FirstStep> = { 1: 1, 2: 2, 3: 3 }

export function WelcomePage() {
  const [params] = useSearchParams()
  const userId = useSession(({ user }) => user?._id)
  const step = STEPS[params.get('step') ?? ''] ?? null
  return (
    <RequireMember>
      {userId && <FirstStepsWalk userId={userId} step={step} next={nextPath(params.get('next'))} />}
    </RequireMember>
  )
}
