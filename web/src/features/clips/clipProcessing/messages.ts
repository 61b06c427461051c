import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  preparing: ['Preparing your JesClip', 'तपाईंको JesClip तयार हुँदै छ'],
  inLine: ['Waiting for its turn', 'पालो कुर्दै छ'],
  percent: [(n: string) => `${n} %`, (n: string) => `${n} %`],
  youMayLeave: [
    'You may leave this page. We tell you when it is out.',
    'यो पेज छोडे पनि हुन्छ। तयार भएपछि हामी खबर गर्छौँ।',
  ],
  failed: ['Your JesClip could not be prepared', 'तपाईंको JesClip तयार हुन सकेन'],
  retry: ['Retry', 'फेरि प्रयास गर्नुहोस्'],
  retrying: ['Trying again...', 'फेरि प्रयास हुँदै...'],
  another: ['Upload another', 'अर्को हाल्नुहोस्'],
  remove: ['Delete', 'हटाउनुहोस्'],
  removing: ['Deleting...', 'हटाउँदै...'],
  removed: ['Your JesClip is deleted.', 'तपाईंको JesClip हटाइयो।'],
  removeTitle: ['Delete this JesClip?', 'यो JesClip हटाउने?'],
  removeSentence: [
    'It was not out yet. It cannot be brought back.',
    'यो अझै बाहिर आएको छैन। हटाएपछि फिर्ता आउँदैन।',
  ],
  out: ['Your JesClip is out', 'तपाईंको JesClip प्रकाशित भयो'],
  watch: ['Watch', 'हेर्नुहोस्'],
})
