import { RequireMember } from '#features/accounts/auth/RequireMember.tsx'
import { ListIndex } from '#features/feeds/peopleLists/ListIndex.tsx'
import { messages } from '#features/feeds/peopleLists/messages.ts'
import { NewListButton } from '#features/feeds/peopleLists/NewListButton.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

export function ListsPage() {
  const text = useText(messages)
  useTitle(text.title)

  return (
    <RequireMember>
      <PageHeader title={text.title} back="/">
        <NewListButton />
      </PageHeader>
      <ListIndex />
    </RequireMember>
  )
}
