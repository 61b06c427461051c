import { Found } from '#features/site/help/Found.tsx'
import { messages } from '#features/site/help/messages.ts'
import { ReachUs } from '#features/site/help/ReachUs.tsx'
import { Topics } from '#features/site/help/Topics.tsx'
import { useText } from '#lib/language.ts'
import { useSearchParams } from '#lib/router.tsx'
import { useTitle } from '#lib/title.ts'
import { Finder } from '#ui/Finder.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function HelpPage() {
  const text = useText(messages)
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  useTitle(text.title)

  return (
    <>
      <PageHeader title={text.title} />
      <Finder
        label={text.find}
        words={words}
        limit={100}
        onChange={(q) => setParams(q ? { q } : {}, { replace: true })}
      />
      {words.trim() ? <Found words={words} /> : <Topics />}
      <ReachUs />
    </>
  )
}
