import { catalogue, useText } from '#lib/language.ts'
import styles from './SkipLink.module.css'

const messages = catalogue({ skip: ['Skip to content', 'मुख्य सामग्रीमा जानुहोस्'] })

/** The first stop of the Tab key: past the menus, into the page. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {useText(messages).skip}
    </a>
  )
}
