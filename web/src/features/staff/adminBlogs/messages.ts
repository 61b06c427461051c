import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

export const messages = catalogue({
  title: ['Blog', 'ब्लग'],
  write: ['New article', 'नयाँ लेख'],
  none: ['No articles yet', 'अहिलेसम्म लेख छैन'],
  noneSentence: ['The first one begins with a title.', 'पहिलो लेख शीर्षकबाट सुरु हुन्छ।'],
  end: ['That is all', 'यति नै हो'],
  isDraft: ['Draft', 'ड्राफ्ट'],
  isOut: ['Published', 'प्रकाशित'],
  noNepali: ['no Nepali yet', 'नेपाली छैन'],
  newTitle: ['New article', 'नयाँ लेख'],
  editTitle: ['Edit article', 'लेख सच्याउनुहोस्'],
  all: ['All articles', 'सबै लेख'],
  gone: ['This article is no longer here', 'यो लेख अब यहाँ छैन'],

  languages: ['Language of the article', 'लेखको भाषा'],
  english: ['English', 'English'],
  nepali: ['नेपाली', 'नेपाली'],
  articleTitle: ['Title', 'शीर्षक'],
  summary: ['Summary', 'सारांश'],
  summaryHint: [
    'One or two sentences for the list and for previews.',
    'सूची र पूर्वावलोकनका लागि एक-दुई वाक्य।',
  ],
  nepaliHint: [
    'Leave title and text empty and readers of Nepali get the English.',
    'शीर्षक र लेख खाली छोडे नेपाली पाठकले अङ्ग्रेजी नै पढ्छन्।',
  ],

  cover: ['Cover', 'कभर'],
  chooseCover: ['Choose a picture', 'तस्बिर छान्नुहोस्'],
  changeCover: ['Change picture', 'तस्बिर फेर्नुहोस्'],
  removeCover: ['Remove picture', 'तस्बिर हटाउनुहोस्'],
  sending: [
    (part: number) => `Sending, ${number(part)} %`,
    (part: number) => `पठाउँदै, ${number(part)} %`,
  ],
  alt: ['What the picture shows', 'तस्बिरमा के छ'],
  altHint: ['Read to those who do not see it.', 'तस्बिर नदेख्नेलाई यही सुनाइन्छ।'],

  saveDraft: ['Save draft', 'ड्राफ्ट सेभ गर्नुहोस्'],
  publish: ['Publish', 'प्रकाशित गर्नुहोस्'],
  save: ['Save changes', 'फेरबदल सेभ गर्नुहोस्'],
  unpublish: ['Take back to draft', 'ड्राफ्टमा फर्काउनुहोस्'],
  view: ['View', 'हेर्नुहोस्'],
  saving: ['Saving...', 'सेभ हुँदैछ...'],
  saved: ['Saved', 'सेभ भयो'],
  published: ['Published', 'प्रकाशित भयो'],
  unpublished: ['Now a draft again', 'फेरि ड्राफ्ट भयो'],
  remove: ['Delete', 'मेट्नुहोस्'],
  removing: ['Deleting...', 'मेट्दै...'],
  removed: ['Article deleted', 'लेख मेटियो'],
  removeTitle: ['Delete this article?', 'यो लेख मेट्ने?'],
  removeSentence: [
    'It is gone for good, in both languages. To hide it for a while, take it back to a draft.',
    'दुवै भाषाबाट सधैँका लागि जान्छ। केही समय लुकाउन मात्र हो भने ड्राफ्टमा फर्काउनुहोस्।',
  ],
  restored: ['Here is what you had not saved.', 'सेभ नगरेको कुरा यहाँ छ।'],
  discard: ['Discard it', 'यसलाई हटाउनुहोस्'],
})
