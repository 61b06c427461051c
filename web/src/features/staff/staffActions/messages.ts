import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

const pair = (english: (who: string) => string, nepali: (who: string) => string) =>
  [english, nepali] as const

/** Buttons, titles and messages, by the action of the contract. */
export const messages = catalogue({
  dismiss: ['Dismiss', 'खारेज गर्नुहोस्'],
  remove: ['Remove', 'हटाउनुहोस्'],
  label: ['Label', 'लेबल राख्नुहोस्'],
  warn: ['Warn', 'सचेत गराउनुहोस्'],
  suspend: ['Suspend', 'निलम्बन गर्नुहोस्'],
  restore: ['Restore', 'फिर्ता ल्याउनुहोस्'],
  unsuspend: ['End suspension', 'निलम्बन हटाउनुहोस्'],
  close: ['Close JeHub', 'JeHub बन्द गर्नुहोस्'],
  reopen: ['Open again', 'फेरि खोल्नुहोस्'],
  busy: ['Sending...', 'पठाउँदै...'],

  dismissTitle: ['Dismiss the reports', 'रिपोर्ट खारेज गर्नुहोस्'],
  removepost: ['Remove this post', 'यो पोस्ट हटाउनुहोस्'],
  removecomment: ['Remove this comment', 'यो कमेन्ट हटाउनुहोस्'],
  removeclip: ['Remove this clip', 'यो क्लिप हटाउनुहोस्'],
  removejehub: ['Close this JeHub', 'यो JeHub बन्द गर्नुहोस्'],
  restorepost: ['Restore this post', 'यो पोस्ट फिर्ता ल्याउनुहोस्'],
  restorecomment: ['Restore this comment', 'यो कमेन्ट फिर्ता ल्याउनुहोस्'],
  restoreclip: ['Restore this clip', 'यो क्लिप फिर्ता ल्याउनुहोस्'],
  restorejehub: ['Open this JeHub again', 'यो JeHub फेरि खोल्नुहोस्'],
  labelTitle: ['Put a label on it', 'लेबल राख्नुहोस्'],
  warnTitle: pair(
    (who) => `Warn ${who}`,
    (who) => `${who} लाई सचेत गराउनुहोस्`,
  ),
  suspendTitle: pair(
    (who) => `Suspend ${who}`,
    (who) => `${who} को खाता निलम्बन गर्नुहोस्`,
  ),
  unsuspendTitle: pair(
    (who) => `End the suspension of ${who}`,
    (who) => `${who} को निलम्बन हटाउनुहोस्`,
  ),
  member: ['this member', 'यी सदस्य'],

  dismissWhy: [
    'It stays as it is. Those who reported are told, without the words below.',
    'जस्ताको तस्तै रहन्छ। रिपोर्ट गर्नेलाई सूचना जान्छ, तलका शब्द भने जाँदैनन्।',
  ],
  closeWhy: [
    'Nobody comes in any more, and its posts are seen nowhere. The owner is told why.',
    'अब कोही भित्र आउन पाउँदैन र यसका पोस्ट कतै देखिँदैनन्। मालिकलाई कारण भनिन्छ।',
  ],
  suspendWhy: [
    'They are signed out at once and cannot log in until it ends. The reason goes to them by mail.',
    'उहाँ तुरुन्तै लगआउट हुनुहुन्छ र अवधि नसकिएसम्म लगइन गर्न पाउनुहुन्न। कारण इमेलमा जान्छ।',
  ],
  notBroken: ['It does not break the rules of Jes.', 'यसले Jes को नियम तोडेको छैन।'],
  undone: ['Done by mistake, and taken back.', 'भूलले गरिएको, फिर्ता लिइयो।'],
  reason: ['Reason', 'कारण'],
  theyRead: ['Whom it concerns reads this.', 'सम्बन्धित व्यक्तिले यो पढ्नुहुन्छ।'],
  staffReads: ['The staff reads it in the log.', 'यो टोलीले अभिलेखमा पढ्छ।'],
  days: ['For how long', 'कति समय'],
  forDays: [
    (n: number) => `${number(n)} ${plural(n, 'day', 'days')}`,
    (n: number) => `${number(n)} दिन`,
  ],
  forGood: ['For good', 'सधैँका लागि'],
  labelWords: ['Label', 'लेबल'],
  labelHint: ['Readers see it above the post.', 'पाठकले पोस्टमाथि देख्छन्।'],
  sensitive: ['Mark it as sensitive', 'संवेदनशील भनेर जनाउनुहोस्'],

  dismissed: ['The reports are dismissed', 'रिपोर्ट खारेज भयो'],
  removed: ['Removed', 'हटाइयो'],
  closed: ['The JeHub is closed', 'JeHub बन्द भयो'],
  labelled: ['The label is there', 'लेबल राखियो'],
  warned: pair(
    (who) => `${who} was warned`,
    (who) => `${who} लाई सचेत गराइयो`,
  ),
  suspended: pair(
    (who) => `${who} is suspended`,
    (who) => `${who} को खाता निलम्बन भयो`,
  ),
  restored: ['It is back', 'फिर्ता आयो'],
  unsuspended: pair(
    (who) => `${who} may come back`,
    (who) => `${who} अब फर्कन सक्नुहुन्छ`,
  ),
  undo: ['Undo', 'फिर्ता लिनुहोस्'],
})
