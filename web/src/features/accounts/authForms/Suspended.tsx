import type { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'

type Props = { refusal: ApiError; target: '_blank' | undefined }

/** A suspended member cannot log in to appeal: here they read why, and where to write. */
export function Suspended({ refusal: { message, fields }, target }: Props) {
  const text = useText(messages)
  return (
    <Alert>
      {message} {fields.reason && `${text.why}: ${fields.reason}`}{' '}
      <Link to="/help/grievance" target={target} className={styles.link}>
        {text.disagree}
      </Link>
    </Alert>
  )
}
