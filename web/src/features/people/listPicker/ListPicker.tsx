import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ListPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { langOf, useText } from '#lib/language.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { listsHolding, peopleLists, placeOnList } from './api.ts'
import styles from './ListPicker.module.css'
import { messages } from './messages.ts'

const ListDialog = lazy(async () => ({ default: (await import('./ListDialog.tsx')).ListDialog }))

type Props = {
  person: { _id: string; displayName: string }
  open: boolean
  onClose: () => void
}

/** On which lists of one's own somebody is: each can be ticked, and a new one made. */
export function ListPicker({ person, open, onClose }: Props) {
  const text = useText(messages)
  const client = useQueryClient()
  const lists = useQuery(peopleLists())
  const held = useQuery(listsHolding(person._id))
  const [makes, setMakes] = useState<boolean>()
  const failed = [lists, held].find(({ isLoadingError }) => isLoadingError)
  const place = (list: { _id: string }, isOn: boolean) =>
    void placeOnList(client, { list, userId: person._id, isOn })

  return (
    <>
      <Dialog open={open} onClose={onClose} title={text.listsFor(person.displayName)}>
        {failed ? (
          <FailedState reason={failed.error?.message ?? ''} onRetry={() => void failed.refetch()} />
        ) : !lists.data || !held.data ? (
          <SkeletonGroup className={styles.lists}>
            <Skeleton height="2.5rem" />
            <Skeleton height="2.5rem" />
          </SkeletonGroup>
        ) : lists.data.own.length === 0 ? (
          <p className={styles.none}>{text.none}</p>
        ) : (
          <ul className={styles.lists}>
            {lists.data.own.map((list) => (
              <li key={list._id}>
                <Checkbox
                  label={<bdi lang={langOf(list.name)}>{list.name}</bdi>}
                  checked={held.data.ids.includes(list._id)}
                  onChange={(event) => place(list, event.target.checked)}
                />
              </li>
            ))}
          </ul>
        )}
        <Button look="quiet" size="sm" onClick={() => setMakes(true)}>
          <ListPlus />
          {text.newList}
        </Button>
      </Dialog>
      <Suspense>
        {makes !== undefined && (
          <ListDialog
            open={makes}
            onClose={() => setMakes(false)}
            onDone={(list) => place(list, true)}
          />
        )}
      </Suspense>
    </>
  )
}
