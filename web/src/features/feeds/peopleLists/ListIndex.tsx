import { useQuery } from '@tanstack/react-query'
import { peopleLists } from '#features/people/listPicker/api.ts'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Block } from '#ui/Block.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FailedState } from '#ui/FailedState.tsx'
import { ListAge } from '#ui/ListAge.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { messages } from './indexMessages.ts'
import { ListRow } from './ListRow.tsx'
import { NewListButton } from './NewListButton.tsx'

/** One's lists, those that one follows, and those that one is on. */
export function ListIndex() {
  const text = useText(messages)
  const lists = useQuery(peopleLists())

  if (lists.isPending) return <RowsPending rows={5} />
  if (lists.isLoadingError)
    return <FailedState reason={lists.error.message} onRetry={() => void lists.refetch()} />
  const { own, followed, withMe } = lists.data
  const blocks = [
    { title: text.yours, rows: own },
    { title: text.followed, rows: followed },
    { title: text.withYou, rows: withMe },
  ].filter(({ rows }) => rows.length > 0)
  if (blocks.length === 0)
    return (
      <EmptyState roomy art={<HubsArt />} title={text.none} action={<NewListButton />}>
        {text.noneSentence}
      </EmptyState>
    )

  return (
    <>
      <ListAge at={lists.dataUpdatedAt} />
      {blocks.map(({ title, rows }) => (
        <Block key={title} title={title}>
          <ul>
            {rows.map((list) => (
              <li key={list._id}>
                <ListRow list={list} />
              </li>
            ))}
          </ul>
        </Block>
      ))}
    </>
  )
}
