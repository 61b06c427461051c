import { catalogue } from '#lib/language.ts'
import { count, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  whatsHappening: ["What's happening", 'के हुँदैछ?'],
  showMore: ['Show more', 'थप हेर्नुहोस्'],
  posts: [
    (n: number) => `${count(n)} ${plural(n, 'post', 'posts')}`,
    (n: number) => `${count(n)} पोस्ट`,
  ],
  trending: ['Trending', 'चर्चामा'],
  trendingInNepal: ['Trending in Nepal', 'नेपालमा चर्चामा'],
  nothing: ['Nothing is trending just now', 'अहिले केही चर्चामा छैन'],
})
