import { useInfiniteQuery } from '@tanstack/react-query'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { followRequests, useAcceptAll } from './api.ts'
import { FollowRequestRow } from './FollowRequestRow.tsx'
import styles from './followRequests.module.css'
import { messages } from './messages.ts'

/** Who asks to follow my private account. */
export function FollowRequests() {
  const text = useText(messages)
  const list = useInfiniteQuery(followRequests())
  const all = useAcceptAll()
  const waiting = list.data?.pages.at(-1)?.waiting ?? 0

  return (
    <>
      {waiting > 1 && (
        <p className={styles.all}>
          <Button look="line" size="sm" disabled={all.isPending} onClick={() => all.mutate()}>
            {text.acceptAll}
          </Button>
        </p>
      )}
      <PagedList
        list={list}
        rowsOf={(page) => page.requests}
        keyOf={({ user }) => user._id}
        pending={<RowsPending rows={4} />}
        empty={
          <EmptyState roomy art={<HubsArt />} title={text.none}>
            {text.noneSentence}
          </EmptyState>
        }
      >
        {(request) => <FollowRequestRow request={request} />}
      </PagedList>
    </>
  )
}
