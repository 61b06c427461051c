import { useQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { historyOf } from './api.ts'
import styles from './history.module.css'
import { messages } from './messages.ts'
import { Version } from './Version.tsx'

type Props = { id: string; editedAt: string; open: boolean; onClose: () => void }

/** Each edit with what it took away and what it added, newest first. */
export function HistoryDialog({ id, editedAt, open, onClose }: Props) {
  const text = useText(messages)
  const history = useQuery(historyOf(id, editedAt))

  return (
    <Dialog open={open} onClose={onClose} title={text.title} size="lg">
      {history.isPending ? (
        <SkeletonGroup>
          <Skeleton height="8rem" shape="tile" />
        </SkeletonGroup>
      ) : history.isError ? (
        <FailedState reason={history.error.message} onRetry={() => void history.refetch()} />
      ) : (
        <ol className={styles.versions}>
          {history.data.map((version, index) => (
            <li key={version.at}>
              <Version
                version={version}
                before={history.data[index + 1]}
                name={index === 0 ? text.now : text.edit}
              />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
