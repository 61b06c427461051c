import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { signUpState } from './api.ts'
import { invitationOf } from './invitation.ts'
import { messages } from './messages.ts'
import styles from './signUps.module.css'

/** How newcomers get in, in words; nothing where everybody does. */
export function SignUpNote() {
  const text = useText(messages)
  const [params] = useSearchParams()
  const mode = useQuery(signUpState()).data?.mode
  const isInvited = invitationOf(params) !== null
  if (!mode || (mode === 'open' && !isInvited)) return null
  const words = isInvited && (mode === 'open' || mode === 'invitation') ? 'invited' : mode
  return <p className={styles.note}>{text[words === 'open' ? 'invited' : words]}</p>
}
