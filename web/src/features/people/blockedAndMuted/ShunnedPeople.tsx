import { relationApi } from '@jes/contract/people/relations'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { call } from '#lib/api.ts'
import { useText } from '#lib/language.ts'
import { PagedList } from '#ui/PagedList.tsx'
import { RowsPending } from '#ui/RowsPending.tsx'
import { type PeopleList, shunnedPeople } from './api.ts'
import { messages } from './messages.ts'
import { NoneHere } from './NoneHere.tsx'
import { PersonRow } from './PersonRow.tsx'
import styles from './shunned.module.css'
import { TakeBack } from './TakeBack.tsx'

const words = {
  blocked: { title: 'blocked', why: 'blockedWhy', none: 'noBlocked' },
  muted: { title: 'muted', why: 'mutedWhy', none: 'noMuted' },
} as const
const endpoints = {
  blocked: { off: relationApi.unblock, on: relationApi.block, verb: 'unblock' },
  muted: { off: relationApi.unmute, on: relationApi.mute, verb: 'unmute' },
} as const

export function ShunnedPeople({ list }: { list: PeopleList }) {
  const text = useText(messages)
  const people = useInfiniteQuery(shunnedPeople(list))
  const { title, why, none } = words[list]
  const { off, on, verb } = endpoints[list]

  return (
    <SettingSection title={text[title]}>
      <p className={styles.why}>{text[why]}</p>
      <PagedList
        list={people}
        rowsOf={(page) => page.users}
        keyOf={({ user }) => user._id}
        pending={<RowsPending rows={1} />}
        empty={<NoneHere>{text[none]}</NoneHere>}
      >
        {({ user }) => (
          <PersonRow user={user} hasPage={list === 'muted'}>
            <TakeBack
              name={`@${user.username}`}
              verb={verb}
              onTake={() => call(off, { params: { id: user._id } })}
              onUndo={() => call(on, { params: { id: user._id } })}
            />
          </PersonRow>
        )}
      </PagedList>
    </SettingSection>
  )
}
