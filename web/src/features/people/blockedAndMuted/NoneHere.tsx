import styles from './shunned.module.css'

/** A short list says in a line that it is empty: five pictures on one page would say no more. */
export function NoneHere({ children }: { children: string }) {
  return <p className={styles.none}>{children}</p>
}
