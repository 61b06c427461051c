import { ArticleText } from '#features/site/about/ArticleText.tsx'
import { aboutEnglish, rankingEnglish } from '#features/site/about/aboutEnglish.ts'
import { aboutNepali, rankingNepali } from '#features/site/about/aboutNepali.ts'
import { RankingText } from '#features/site/about/RankingText.tsx'
import { useText } from '#lib/language.ts'
import { useTitle } from '#lib/title.ts'
import { PageHeader } from '#ui/PageHeader.tsx'

const articles = {
  en: { about: aboutEnglish, ranking: rankingEnglish },
  ne: { about: aboutNepali, ranking: rankingNepali },
}

export function AboutPage() {
  const { about, ranking } = useText(articles)
  useTitle(about.title)

  return (
    <>
      <PageHeader title={about.title} />
      <ArticleText article={about} />
      <RankingText article={ranking} />
    </>
  )
}
