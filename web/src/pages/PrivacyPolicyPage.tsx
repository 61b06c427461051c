import { ArticleText } from '#features/about/ArticleText.tsx'
import { privacyEnglish } from '#features/about/privacyEnglish.ts'
import { privacyNepali } from '#features/about/privacyNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const changedOn = '2026-11-15'
const articles = { en: privacyEnglish, ne: privacyNepali }

export function PrivacyPolicyPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <ArticleText article={article} changedOn={changedOn} />
    </>
  )
}
