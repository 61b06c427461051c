import { ArticleText } from '#features/about/ArticleText.tsx'
import { termsEnglish } from '#features/about/termsEnglish.ts'
import { termsNepali } from '#features/about/termsNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const changedOn = '2026-11-15'
const articles = { en: termsEnglish, ne: termsNepali }

export function TermsPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <ArticleText article={article} changedOn={changedOn} />
    </>
  )
}
