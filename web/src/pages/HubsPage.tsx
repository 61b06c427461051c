import { Plus } from 'lucide-react'
import { DirectoryTabs } from '#features/hubs/hubDirectory/DirectoryTabs.tsx'
import { directoryIn, searchOf } from '#features/hubs/hubDirectory/directoryAddress.ts'
import { HubCards } from '#features/hubs/hubDirectory/HubCards.tsx'
import { messages } from '#features/hubs/hubDirectory/messages.ts'
import { TagRow } from '#features/hubs/hubDirectory/TagRow.tsx'
import { useDirectoryWords } from '#features/hubs/hubDirectory/useDirectoryWords.ts'
import { navigate } from '#lib/history.ts'
import { openHubCreation } from '#lib/hubCreation.ts'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { Button } from '#ui/Button.tsx'
import { Finder } from '#ui/Finder.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

const LONGEST = 100

export function HubsPage() {
  const text = useText(messages)
  const [search] = useSearchParams()
  const directory = directoryIn(search)
  const [words, setWords] = useDirectoryWords(directory)
  useTitle(text.title)

  return (
    <>
      <PageHeader large title={text.title}>
        <Button size="sm" onClick={openHubCreation}>
          <Plus />
          {text.create}
        </Button>
      </PageHeader>
      <DirectoryTabs directory={directory} />
      <Finder label={text.search} words={words} limit={LONGEST} onChange={setWords} />
      <TagRow directory={directory} />
      <HubCards search={searchOf(directory)} onShowAll={() => navigate('/jehubs')} />
    </>
  )
}
