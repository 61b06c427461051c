import { late } from '#ui/late.tsx'
import styles from './FolderPlace.module.css'

const FolderBar = late(
  async () => (await import('#features/posts/bookmarkFolders/FolderBar.tsx')).FolderBar,
)

/** The folders come a moment later, and nothing moves for them. */
export function FolderPlace({ current }: { current: string | null }) {
  return (
    <div className={styles.place}>
      <FolderBar current={current} />
    </div>
  )
}
