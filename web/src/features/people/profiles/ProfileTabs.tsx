import { type ProfileTab, profileHref, profileTabs } from '#features/core/users/profileAddress.ts'
import { useText } from '#lib/language.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { messages } from './messages.ts'

type Props = { username: string; current: ProfileTab }

export function ProfileTabs({ username, current }: Props) {
  const text = useText(messages)

  return (
    <LinkTabs
      label={text.sections}
      tabs={profileTabs.map((tab) => ({ href: profileHref(username, tab), label: text[tab] }))}
      current={profileHref(username, current)}
    />
  )
}
