import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  trendingInNepal: ['Trending in Nepal', 'नेपालमा चर्चामा'],
  nothingTrending: [
    'Nothing is trending just now. The valley is quiet.',
    'अहिले केही चर्चामा छैन। सहर शान्त छ।',
  ],
})
