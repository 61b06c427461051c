import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import styles from './entry.module.css'
import { messages } from './messages.ts'

/** What somebody accepts by signing up; in a new tab, so that nothing typed is lost. */
export function Accepting() {
  const text = useText(messages)
  return (
    <p className={styles.accepting}>
      {text.acceptBefore} <NewTab to="/rules">{text.rules}</NewTab>,{' '}
      <NewTab to="/terms">{text.terms}</NewTab> {text.and}{' '}
      <NewTab to="/privacy-policy">{text.privacy}</NewTab>
      {text.acceptAfter}
    </p>
  )
}

function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" className={styles.link}>
      {children}
    </Link>
  )
}
