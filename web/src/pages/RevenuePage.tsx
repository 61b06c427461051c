import { ArticleText } from '#features/about/ArticleText.tsx'
import { HowMonths } from '#features/revenueHow/HowMonths.tsx'
import { howEnglish } from '#features/revenueHow/howEnglish.ts'
import { howNepali } from '#features/revenueHow/howNepali.ts'
import { WorkedExample } from '#features/revenueHow/WorkedExample.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: howEnglish, ne: howNepali }

/** How creators share in what passes bring in; for everybody. */
export function RevenuePage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} back="/premium" />
      <ArticleText article={article} />
      <WorkedExample />
      <HowMonths />
    </>
  )
}
