import { LegalText } from '#features/site/legal/LegalText.tsx'
import { rulesEnglish } from '#features/site/legal/rulesEnglish.ts'
import { rulesNepali } from '#features/site/legal/rulesNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: rulesEnglish, ne: rulesNepali }

export function RulesPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <LegalText article={article} />
    </>
  )
}
