import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { Block } from '#ui/Block.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { heldTrends } from './api.ts'
import { HeldRow } from './HeldRow.tsx'
import styles from './HeldTrends.module.css'
import { messages } from './messages.ts'
import { showAgain } from './showAgain.ts'

/** Hashtags that the staff hid, and those that wait for review. */
export function HeldTrends() {
  const text = useText(messages)
  const client = useQueryClient()
  const held = useQuery(heldTrends())

  return (
    <div className={styles.held}>
      <Block title={text.held}>
        {held.isPending && <RowsPending rows={2} />}
        {held.isError && (
          <FailedState reason={held.error.message} onRetry={() => void held.refetch()} />
        )}
        {held.data?.length === 0 && <p className={styles.none}>{text.noneHeld}</p>}
        <ul>
          {held.data?.map((trend) => (
            <li key={trend.hashtag}>
              <HeldRow trend={trend} onShow={() => void showAgain(client, trend.hashtag)} />
            </li>
          ))}
        </ul>
      </Block>
    </div>
  )
}
