import { HowMonths } from '#features/money/revenue/HowMonths.tsx'
import { howEnglish } from '#features/money/revenue/howEnglish.ts'
import { howNepali } from '#features/money/revenue/howNepali.ts'
import { WorkedExample } from '#features/money/revenue/WorkedExample.tsx'
import { ArticleText } from '#features/site/about/ArticleText.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: howEnglish, ne: howNepali }

/** How creators share in the income of passes; for everybody. */
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
