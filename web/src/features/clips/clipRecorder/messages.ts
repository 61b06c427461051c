import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  camera: ['Camera', 'क्यामेरा'],
  opening: ['Opening the camera...', 'क्यामेरा खुल्दै...'],
  record: ['Record', 'खिच्नुहोस्'],
  stop: ['Stop', 'रोक्नुहोस्'],
  callOff: ['Not yet', 'अहिले होइन'],
  turn: ['Turn the camera', 'क्यामेरा फर्काउनुहोस्'],
  close: ['Close the camera', 'क्यामेरा बन्द गर्नुहोस्'],
  beginsIn: [(n: string) => `Recording in ${n}`, (n: string) => `${n} मा सुरु हुन्छ`],
  recording: ['Recording', 'खिचिँदै छ'],
  ofTime: [
    (passed: string, most: string) => `${passed} of ${most} seconds`,
    (passed: string, most: string) => `${most} मध्ये ${passed} सेकेन्ड`,
  ],
  recorded: ['What you recorded', 'तपाईंले खिचेको'],
  use: ['Use this', 'यही राख्नुहोस्'],
  again: ['Record again', 'फेरि खिच्नुहोस्'],
  tryAgain: ['Try again', 'फेरि प्रयास गर्नुहोस्'],
  unsupported: [
    'This browser cannot record. Record with the camera of your phone, and choose that file here.',
    'यो ब्राउजरले खिच्न सक्दैन। फोनको क्यामेराले खिचेर त्यो फाइल यहाँ छान्नुहोस्।',
  ],
  refused: [
    'Jes may not use the camera. Allow camera and microphone for this site in your browser, then try again.',
    'Jes लाई क्यामेरा चलाउन दिइएको छैन। ब्राउजरमा यो साइटलाई क्यामेरा र माइक चलाउन दिएर फेरि प्रयास गर्नुहोस्।',
  ],
  none: [
    'No camera or microphone was found here. Connect one and try again, or choose a file.',
    'यहाँ क्यामेरा वा माइक भेटिएन। जोडेर फेरि प्रयास गर्नुहोस्, वा फाइल छान्नुहोस्।',
  ],
  inUse: [
    'Another app is using the camera. Close it and try again.',
    'क्यामेरा अर्को एपले चलाइरहेको छ। त्यो बन्द गरेर फेरि प्रयास गर्नुहोस्।',
  ],
})
