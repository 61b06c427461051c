import type { ApiError } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { Alert } from '#ui/Alert.tsx'
import { Link } from '#ui/Link.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'

/** Who is suspended cannot log in to appeal: they read here why, and where to write. */
export function Suspended({ refusal: { message, fields } }: { refusal: ApiError }) {
  const text = useText(messages)
  return (
    <Alert>
      {message} {fields.reason && `${text.why}: ${fields.reason}`}{' '}
      <Link to="/help/grievance" className={styles.link}>
        {text.disagree}
      </Link>
    </Alert>
  )
}
