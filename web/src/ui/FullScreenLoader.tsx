import { catalogue, useText } from '#lib/language.ts'
import { Flags } from './Flags.tsx'
import styles from './FullScreenLoader.module.css'
import { Mark } from './Mark.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const messages = catalogue({ loading: ['Loading', 'लोड हुँदैछ'] })

export function FullScreenLoader() {
  const { loading } = useText(messages)
  return (
    <div role="status" className={styles.screen}>
      <Mark size={84} />
      <Flags />
      <VisuallyHidden>{loading}</VisuallyHidden>
    </div>
  )
}
