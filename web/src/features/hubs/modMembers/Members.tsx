import type { Hub } from '@jes/contract/hubs/hubs'
import type { HubMember } from '@jes/contract/hubs/memberships'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { UserRowsPending } from '#features/core/users/UserRowsPending.tsx'
import { membersOf } from '#features/hubs/memberships/api.ts'
import { useText } from '#lib/language.ts'
import { toast } from '#lib/toasts.ts'
import { useDebounced } from '#lib/useDebounced.ts'
import { HubsArt } from '#ui/art/HubsArt.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { setRole } from './api.ts'
import { MemberDialogs } from './MemberDialogs.tsx'
import type { MemberAction } from './MemberMenu.tsx'
import { MemberRow } from './MemberRow.tsx'
import { messages } from './messages.ts'

const REST = 250

export function Members({ hub }: { hub: Hub }) {
  const text = useText(messages)
  const client = useQueryClient()
  const [words, setWords] = useState('')
  const wanted = useDebounced(words.trim(), REST)
  const list = useInfiniteQuery({
    ...membersOf(hub._id, wanted),
    placeholderData: keepPreviousData,
  })
  const [dialog, setDialog] = useState<{ member: HubMember; action: MemberAction } | null>(null)
  const [isAsking, setIsAsking] = useState(false)

  async function change({ user }: HubMember, role: 'moderator' | 'member') {
    try {
      await setRole(client, hub._id, user._id, role)
      toast.success(
        role === 'moderator' ? text.isModerator(user.displayName) : text.isMember(user.displayName),
      )
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }

  function act(member: HubMember, action: MemberAction) {
    if (action === 'promote') return void change(member, 'moderator')
    if (action === 'demote') return void change(member, 'member')
    setDialog({ member, action })
    setIsAsking(true)
  }

  return (
    <>
      <Finder label={text.search} words={words} limit={50} onChange={setWords} />
      <PagedList
        list={list}
        rowsOf={(page) => page.members}
        keyOf={({ user }) => user._id}
        pending={<UserRowsPending rows={6} />}
        empty={
          <EmptyState
            art={<HubsArt />}
            title={text.noneLike}
            action={
              <Button look="quiet" onClick={() => setWords('')}>
                {text.showAll}
              </Button>
            }
          />
        }
      >
        {(member) => (
          <MemberRow hub={hub} member={member} onAction={(action) => act(member, action)} />
        )}
      </PagedList>
      {dialog && (
        <MemberDialogs
          key={dialog.member.user._id + dialog.action}
          hub={hub}
          user={dialog.member.user}
          action={dialog.action}
          open={isAsking}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
