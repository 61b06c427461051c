import { catalogue, useText } from '#lib/language.ts'
import styles from './SkipLink.module.css'

const messages = catalogue({
  skip: ['Skip to content', 'मुख्य सामग्रीमा जानुहोस्'],
  past: ['Skip the list', 'सूची छोड्नुहोस्'],
})

/** The element behind the page: whoever skips an endless list lands here. */
export const AFTER_PAGE = 'after'

/** The first stop of the Tab key: past the menus, into the page; or before an endless list, past it. */
export function SkipLink({ to = 'main' }: { to?: string }) {
  const text = useText(messages)
  return (
    <a className={styles.link} href={`#${to}`}>
      {to === AFTER_PAGE ? text.past : text.skip}
    </a>
  )
}
