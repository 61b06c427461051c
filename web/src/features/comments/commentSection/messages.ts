import { catalogue } from '#lib/language.ts'
import { count, number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  comments: [
    (n: number) => `${count(n)} ${plural(n, 'comment', 'comments')}`,
    (n: number) => `${count(n)} कमेन्ट`,
  ],
  sort: [(order: string) => `Sort comments: ${order}`, (order: string) => `कमेन्टको क्रम: ${order}`],
  best: ['Best', 'राम्रा'],
  top: ['Top', 'चर्चित'],
  new: ['New', 'नयाँ'],
  old: ['Old', 'पुराना'],
  showMore: ['Show more comments', 'थप कमेन्ट हेर्नुहोस्'],
  loading: ['Loading...', 'लोड हुँदैछ...'],
  offline: [
    'You are offline. The comments come when the line is back.',
    'इन्टरनेट छैन। आएपछि कमेन्ट देखिन्छन्।',
  ],
  newOnes: [
    (n: number) => `${number(n)} ${plural(n, 'new comment', 'new comments')}`,
    (n: number) => `${n} नयाँ कमेन्ट`,
  ],
  many: ['Many new comments', 'धेरै नयाँ कमेन्ट'],
  oneThread: ['One thread of this post', 'यो पोस्टको एउटा कुराकानी'],
  showAll: ['Show all comments', 'सबै कमेन्ट हेर्नुहोस्'],
  showAnswered: ['Show what it answers', 'केको जवाफ हो, हेर्नुहोस्'],
  gone: [
    'That comment is no longer here. These are all the comments.',
    'त्यो कमेन्ट अब यहाँ छैन। सबै कमेन्ट यी हुन्।',
  ],
  none: ['No comments yet', 'अहिलेसम्म कुनै कमेन्ट छैन'],
  noneSentence: [
    'Say what you think, and the conversation begins.',
    'मनमा लागेको लेख्नुहोस्, कुराकानी यहीँबाट सुरु हुन्छ।',
  ],
  noneLocked: ['Nobody has written here.', 'यहाँ कसैले लेखेको छैन।'],
  writeFirst: ['Write the first comment', 'पहिलो कमेन्ट लेख्नुहोस्'],
})
