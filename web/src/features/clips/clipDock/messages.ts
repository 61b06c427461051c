import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  dock: ['Your JesClips on their way', 'पठाइँदै गरेका तपाईंका JesClip'],
  restoring: ['Getting your JesClip back', 'JesClip फर्काउँदै'],
  missing: ['Pick the file again', 'फाइल फेरि छान्नुहोस्'],
  sending: ['Uploading your JesClip', 'JesClip पठाउँदै'],
  paused: ['Upload paused', 'अपलोड रोकिएको छ'],
  waiting: ['Waiting for the line', 'इन्टरनेट कुर्दै'],
  stuck: ['Your JesClip needs you', 'JesClip मा तपाईंको ध्यान चाहियो'],
  sent: ['Uploaded, not published yet', 'पठाइयो, अझै प्रकाशित छैन'],
  refused: ['Not published: please look', 'प्रकाशित भएन: हेर्नुहोस्'],
  publishing: ['Publishing your JesClip', 'JesClip प्रकाशित हुँदै'],
  putAway: ['Put away', 'हटाउनुहोस्'],
})
