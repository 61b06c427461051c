import { catalogue } from '#lib/language.ts'

/** For a feed without clips. */
export const messages = catalogue({
  end: ['You have seen all of it', 'सबै हेरिसक्नुभयो'],
  endSentence: [
    'New clips will be here as people make them.',
    'कसैले बनाउनेबित्तिकै नयाँ क्लिप यहाँ आउँछन्।',
  ],
  latest: ['See the latest', 'नयाँ क्लिप हेर्नुहोस्'],
  toTop: ['Back to the top', 'सुरुमा जानुहोस्'],
  failed: ['The next clips did not load', 'थप क्लिप लोड भएन'],
  retry: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  offline: ['You are offline', 'इन्टरनेट छैन'],
  offlineSentence: [
    'What was loaded stays here. More comes when you are connected again.',
    'लोड भइसकेका यहीँ रहन्छन्। जोडिएपछि थप आउँछन्।',
  ],
  nobody: ['Nothing from your people yet', 'तपाईंका मान्छेबाट अहिलेसम्म केही छैन'],
  nobodySentence: [
    'Follow people who make clips, and they will be here.',
    'क्लिप बनाउने मान्छेलाई फलो गर्नुहोस्, उहाँहरूका क्लिप यहाँ आउँछन्।',
  ],
  findPeople: ['Find people', 'मान्छे खोज्नुहोस्'],
})
