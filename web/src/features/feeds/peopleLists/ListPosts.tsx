import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { PostList } from '#features/posts/posts/PostList.tsx'
import { useText } from '#lib/language.ts'
import { PostsArt } from '#ui/art/PostsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { postsOfList } from './api.ts'
import { messages } from './messages.ts'

/** What the people of a list write, newest first. */
export function ListPosts({ list }: { list: PeopleList }) {
  const text = useText(messages)

  return (
    <PostList
      query={postsOfList(list._id)}
      empty={
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
      }
    />
  )
}
