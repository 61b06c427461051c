import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { messages } from './nobodyMessages.ts'
import type { PeopleList } from './people.ts'

export function NobodyHere({ list }: { list: PeopleList }) {
  const text = useText(messages)

  return (
    <EmptyState
      art={<HubsArt />}
      title={list === 'followers' ? text.noFollowers : text.noFollowing}
      action={
        <LinkButton href="/explore" look="quiet">
          {text.explore}
        </LinkButton>
      }
    >
      {list === 'followers' ? text.followersHere : text.followingHere}
    </EmptyState>
  )
}
