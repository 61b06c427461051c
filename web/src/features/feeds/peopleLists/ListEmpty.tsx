import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './emptyMessages.ts'

/** A list whose people have written nothing yet. */
export function ListEmpty({ list }: { list: PeopleList }) {
  const text = useText(messages)

  return (
    <EmptyState
      art={<PostsArt />}
      title={text.noPosts}
      action={
        list.isOwn ? (
          <LinkButton href={`/lists/${list._id}?tab=people`}>{text.addPeople}</LinkButton>
        ) : (
          <LinkButton href="/explore">{text.lookAround}</LinkButton>
        )
      }
    >
      {text.noPostsSentence}
    </EmptyState>
  )
}
