import { ArticleText } from '#features/about/ArticleText.tsx'
import { aboutEnglish } from '#features/about/aboutEnglish.ts'
import { aboutNepali } from '#features/about/aboutNepali.ts'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = { en: aboutEnglish, ne: aboutNepali }

export function AboutPage() {
  const article = useText(articles)
  useTitle(article.title)

  return (
    <>
      <PageHeader title={article.title} />
      <ArticleText article={article} />
    </>
  )
}
