import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SaveSign } from '#features/core/settings/SaveSign.tsx'
import { SettingSection } from '#features/core/settings/SettingSection.tsx'
import { me } from '#features/core/viewer/me.ts'
import { useText } from '#lib/language.ts'
import { Link } from '#ui/Link.tsx'
import { Switch } from '#ui/Switch.tsx'
import { followRequests, useSetPrivate } from './api.ts'
import { messages } from './messages.ts'

/** Whether my account is private, and who asks to follow it. */
export function PrivateAccount() {
  const text = useText(messages)
  const user = useQuery(me()).data?.user
  const requests = useInfiniteQuery(followRequests())
  const save = useSetPrivate()
  const waiting = requests.data?.pages.at(-1)?.waiting ?? 0
  if (!user) return null

  return (
    <SettingSection
      title={text.private}
      sign={
        <SaveSign
          isSaved={save.isSuccess}
          problem={save.error}
          onRetry={() => save.mutate(!user.isPrivate)}
        />
      }
    >
      <Switch
        label={text.private}
        hint={text.privateWhy}
        checked={user.isPrivate}
        disabled={save.isPending}
        onChange={(event) => save.mutate(event.target.checked)}
      />
      {waiting > 0 && <Link to="/follow-requests">{text.waiting(waiting)}</Link>}
    </SettingSection>
  )
}
