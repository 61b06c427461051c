import { LegalText } from '#features/site/legal/LegalText.tsx'
import { termsEnglish } from '#features/site/legal/termsEnglish.ts'
import { termsNepali } from '#features/site/legal/termsNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: termsEnglish, ne: termsNepali }

export function TermsPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <LegalText article={article} />
    </>
  )
}
