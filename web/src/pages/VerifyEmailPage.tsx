import { useQuery } from '@tanstack/react-query'
import { messages } from '#features/accounts/auth/messages.ts'
import { Verified } from '#features/accounts/auth/Verified.tsx'
import { VerifyByCode } from '#features/accounts/auth/VerifyByCode.tsx'
import { VerifyByLink } from '#features/accounts/auth/VerifyByLink.tsx'
import { AuthLayout } from '#features/accounts/authForms/AuthLayout.tsx'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { useText } from '#lib/language.ts'
import { nextPath } from '#lib/nextPath.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** The link in the mail leads here, and so does signing up. */
export function VerifyEmailPage() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  const token = params.get('token')
  const next = pathAfterEntry(own.data?.user, nextPath(params.get('next')))

  if (token)
    return (
      <AuthLayout title={text.title}>
        <VerifyByLink token={token} next={next} />
      </AuthLayout>
    )
  if (isSignedIn)
    return (
      <AuthLayout title={text.title}>
        {own.data && (own.data.user.emailVerified || !own.data.user.email) ? (
          <Verified next={next} />
        ) : (
          <VerifyByCode next={next} />
        )}
      </AuthLayout>
    )
  return (
    <AuthLayout title={text.title} sentence={text.logInFirst}>
      <LinkButton href="/login?next=%2Fverify-email" size="lg" block>
        {text.logIn}
      </LinkButton>
    </AuthLayout>
  )
}
