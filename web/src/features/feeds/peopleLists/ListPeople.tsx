import type { PeopleList } from '@jes/contract/feeds/peopleLists'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { UserRow } from '#features/core/users/UserRow.tsx'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { FollowButton } from '#features/people/follows/FollowButton.tsx'
import { placeOnList } from '#features/people/listPicker/api.ts'
import { useText } from '#lib/language.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { AddPeople } from './AddPeople.tsx'
import { peopleOn } from './api.ts'
import { messages } from './peopleMessages.ts'

/** Who is on a list; its owner puts people on it and takes them off. */
export function ListPeople({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const client = useQueryClient()
  const people = useInfiniteQuery(peopleOn(list._id))
  const takeOff = (userId: string) => void placeOnList(client, { list, userId, isOn: false })

  return (
    <>
      {list.isOwn && <AddPeople list={list} />}
      <PagedList
        list={people}
        rowsOf={(page) => page.users}
        keyOf={({ _id }) => _id}
        pending={<UserRowsPending rows={6} />}
        empty={
          <EmptyState art={<HubsArt />} title={text.nobody}>
            {list.isOwn ? text.nobodySentence : text.nobodyOfOthers}
          </EmptyState>
        }
      >
        {(user) => (
          <UserRow user={user}>
            {list.isOwn ? (
              <IconButton label={text.takeOff(user.displayName)} onClick={() => takeOff(user._id)}>
                <X />
              </IconButton>
            ) : (
              <FollowButton user={user} isFollowed={user.isFollowed === true} isInList />
            )}
          </UserRow>
        )}
      </PagedList>
    </>
  )
}
