import type { BookmarkFolder } from '@jes/contract/posts/bookmarks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, FolderPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { folderOf, folders, moveTo } from './api.ts'
import styles from './MoveDialog.module.css'
import { messages } from './messages.ts'
import { NeedsPass } from './NeedsPass.tsx'
import { useCanMake } from './useCanMake.ts'

const FolderDialog = lazy(async () => ({
  default: (await import('./FolderDialog.tsx')).FolderDialog,
}))

type Props = { adId: string; open: boolean; onClose: () => void }

/** Where a saved post goes: into one of the folders, a new one, or none. */
export function MoveDialog({ adId, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const list = useQuery(folders())
  const canMake = useCanMake()
  const [makes, setMakes] = useState<boolean>()
  const current = folderOf(client, adId)

  function choose(folder: BookmarkFolder | null) {
    onClose()
    void moveTo(client, adId, folder)
  }

  const held = list.data?.folders
  return (
    <>
      <Dialog open={open} onClose={onClose} title={text.move}>
        {list.isPending && (
          <SkeletonGroup className={styles.list}>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </SkeletonGroup>
        )}
        {list.isError && (
          <FailedState reason={list.error.message} onRetry={() => void list.refetch()} />
        )}
        {held && held.length > 0 && (
          <ul className={styles.list}>
            {[null, ...held].map((folder) => (
              <li key={folder?._id ?? ''}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={current === (folder?._id ?? null) ? true : undefined}
                  onClick={() => choose(folder)}
                >
                  <bdi lang={folder ? langOf(folder.name) : undefined}>
                    {folder?.name ?? text.none}
                  </bdi>
                  {current === (folder?._id ?? null) && <Check size={18} />}
                </button>
              </li>
            ))}
          </ul>
        )}
        {canMake ? (
          <Button look="quiet" size="sm" onClick={() => setMakes(true)}>
            <FolderPlus />
            {text.newFolder}
          </Button>
        ) : (
          canMake === false && held && <NeedsPass />
        )}
      </Dialog>
      <Suspense>
        {makes !== undefined && (
          <FolderDialog open={makes} onClose={() => setMakes(false)} onMade={choose} />
        )}
      </Suspense>
    </>
  )
}
