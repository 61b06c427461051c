import { peopleTabs, profileHref } from '#features/core/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import styles from './FollowTabs.module.css'
import { messages } from './messages.ts'
import type { PeopleList } from './people.ts'

type Props = { username: string; current: PeopleList }

export function FollowTabs({ username, current }: Props) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.lists}
      tabs={peopleTabs.map((tab) => ({
        href: profileHref(username, tab),
        label: text[`${tab}Tab`],
      }))}
      current={profileHref(username, current)}
      className={styles.tabs}
    />
  )
}
