import { Heading } from './Heading.tsx'
import styles from './notifications.module.css'

/** The top of the page, which stays while the list scrolls. */
export function NotificationsBar() {
  return (
    <header className={styles.bar}>
      <Heading as="h1" />
    </header>
  )
}
