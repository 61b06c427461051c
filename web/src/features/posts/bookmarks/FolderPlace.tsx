import { late } from '#ui/late.tsx'
import styles from './FolderPlace.module.css'

const FolderBar = late(
  async () => (await import('#features/posts/bookmarkFolders/FolderBar.tsx')).FolderBar,
)

/** The folders come a moment later, and nothing moves for them. */
export function FolderPlace(props: { current: string | null; isKept?: boolean }) {
  return (
    <div className={styles.place}>
      <FolderBar {...props} />
    </div>
  )
}
