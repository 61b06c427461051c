import { ArticleText } from '#features/about/ArticleText.tsx'
import { aboutEnglish, rankingEnglish } from '#features/about/aboutEnglish.ts'
import { aboutNepali, rankingNepali } from '#features/about/aboutNepali.ts'
import { RankingText } from '#features/about/RankingText.tsx'
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
