import { LegalText } from '#features/site/legal/LegalText.tsx'
import { privacyEnglish } from '#features/site/legal/privacyEnglish.ts'
import { privacyNepali } from '#features/site/legal/privacyNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: privacyEnglish, ne: privacyNepali }

export function PrivacyPolicyPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <LegalText article={article} />
    </>
  )
}
