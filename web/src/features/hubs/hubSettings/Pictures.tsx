import type { Hub } from '@jes/contract/hubs/hubs'
import { useText } from '#lib/language.ts'
import { messages } from './messages.ts'
import { SavedPicture } from './SavedPicture.tsx'
import styles from './settings.module.css'

export function Pictures({ hub }: { hub: Hub }) {
  const text = useText(messages)

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text.pictures}</h2>
      <div className={styles.pictures}>
        <SavedPicture hub={hub} kind="coverImage" url={hub.cover} />
        <SavedPicture hub={hub} kind="icon" url={hub.icon} />
      </div>
    </section>
  )
}
