import { findHelp } from '@jes/contract/site/help'
import { NotHere } from '#features/search/search/NotHere.tsx'
import { HelpArticle } from '#features/site/help/HelpArticle.tsx'
import { OtherArticles } from '#features/site/help/OtherArticles.tsx'
import { ReachUs } from '#features/site/help/ReachUs.tsx'
import { inDigits, toLatin } from '#lib/numbers.ts'
import { usePreferences } from '#lib/preferences.ts'
import { useParams } from '#lib/router.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

export function HelpArticlePage() {
  const { slug = '' } = useParams()
  const { language } = usePreferences()
  const title = inDigits(toLatin(findHelp(slug)?.article[language] ?? ''))

  if (!title) return <NotHere />
  return (
    <>
      <PageHeader title={title} back="/help" />
      <HelpArticle slug={slug} title={title} />
      <OtherArticles slug={slug} />
      <ReachUs />
    </>
  )
}
