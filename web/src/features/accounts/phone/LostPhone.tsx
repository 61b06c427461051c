import { RECOVERY_HOURS } from '@jes/contract/accounts/twoFactor'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Mail } from 'lucide-react'
import { knowsPasskeys } from '#features/accounts/passkeys/knowsPasskeys.ts'
import { sectionPath } from '#features/core/settings/sections.ts'
import { me } from '#features/core/viewer/me.ts'
import { pathAfterEntry } from '#features/core/viewer/pathAfterEntry.ts'
import { useText } from '#lib/language.ts'
import { inDigits } from '#lib/numbers.ts'
import { useSession } from '#lib/session.ts'
import { Link } from '#ui/Link.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { late } from '#ui/late.tsx'
import { Navigate } from '#ui/Navigate.tsx'
import { messages } from './lostMessages.ts'
import styles from './phone.module.css'

// Late: otherwise pages of many kinds would fetch what logs in.
const PasskeyLogin = late(
  async () => (await import('#features/accounts/passkeys/PasskeyLogin.tsx')).PasskeyLogin,
)
const ProviderButtons = late(
  async () => (await import('#features/accounts/oidc/ProviderButtons.tsx')).ProviderButtons,
)

/** Every way in besides the number; and, where there is none, what is left. */
export function LostPhone() {
  const text = useText(messages)
  const isSignedIn = useSession((session) => session.isAuthenticated)
  const own = useQuery(me())
  // Who is in again sets a new number there.
  if (isSignedIn) return <Navigate to={pathAfterEntry(own.data?.user, sectionPath('security'))} />

  return (
    <div className={styles.form}>
      {knowsPasskeys() && <PasskeyLogin target={undefined} hasField={false} />}
      <ProviderButtons />
      <LinkButton href="/login" look="line" size="lg" block>
        <KeyRound aria-hidden="true" />
        {text.byPassword}
      </LinkButton>
      <LinkButton href="/forgot-password" look="line" size="lg" block>
        <Mail aria-hidden="true" />
        {text.byEmail}
      </LinkButton>
      <h2 className={styles.part}>{text.twoStepTitle}</h2>
      <p className={styles.sentTo}>{text.twoStep(inDigits(String(RECOVERY_HOURS)))}</p>
      <h2 className={styles.part}>{text.onlyTitle}</h2>
      <p className={styles.sentTo}>{text.only}</p>
      <p className={styles.sentTo}>
        {text.onlyWhy}{' '}
        <Link to="/help/grievance" className={styles.link}>
          {text.write}
        </Link>
      </p>
    </div>
  )
}
