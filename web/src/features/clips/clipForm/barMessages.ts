import { catalogue } from '#lib/language.ts'
import { number, plural } from '#lib/numbers.ts'

export const messages = catalogue({
  upload: ['Upload', 'अपलोड'],
  percent: [(n: string) => `${n} %`, (n: string) => `${n} %`],
  ofMb: [
    (sent: string, all: string) => `${sent} of ${all} MB`,
    (sent: string, all: string) => `${all} मध्ये ${sent} MB`,
  ],
  secondsLeft: [
    (n: number) => `about ${number(n)} ${plural(n, 'second', 'seconds')} left`,
    (n: number) => `करिब ${number(n)} सेकेन्ड बाँकी`,
  ],
  minuteLeft: ['about a minute left', 'करिब एक मिनेट बाँकी'],
  minutesLeft: [(n: string) => `about ${n} minutes left`, (n: string) => `करिब ${n} मिनेट बाँकी`],
  restoring: ['Getting it back...', 'फर्काउँदै...'],
  elsewhere: ['Uploading in another tab', 'अर्को ट्याबमा पठाइँदै'],
  missing: ['Waiting for the file', 'फाइल कुर्दै'],
  sending: ['Uploading', 'पठाउँदै'],
  paused: ['Paused', 'रोकिएको छ'],
  waiting: ['Waiting for the line', 'इन्टरनेट कुर्दै'],
  stuck: ['Not uploaded', 'पठाइएन'],
  sent: ['Uploaded', 'पठाइयो'],
  publishing: ['Publishing', 'प्रकाशित हुँदै'],
  pause: ['Pause', 'रोक्नुहोस्'],
  resume: ['Resume', 'अघि बढाउनुहोस्'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  cancel: ['Cancel', 'रद्द गर्नुहोस्'],
  cancelTitle: ['Cancel this JesClip?', 'यो JesClip रद्द गर्ने?'],
  cancelSentence: [
    'The upload and what you wrote go away. The file on your device stays.',
    'पठाएको र लेखेको कुरा हट्छ। तपाईंको डिभाइसको फाइल रहन्छ।',
  ],
  cancelIt: ['Cancel the upload', 'अपलोड रद्द गर्नुहोस्'],
})
