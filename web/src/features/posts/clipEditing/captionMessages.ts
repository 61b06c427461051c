import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  title: ['Captions', 'सबटाइटल'],
  why: [
    'For people who cannot hear it, or have the sound off.',
    'सुन्न नसक्ने वा आवाज बन्द गरेर हेर्नेका लागि।',
  ],
  en: ['English', 'अङ्ग्रेजी'],
  ne: ['Nepali', 'नेपाली'],
  there: ['Added', 'हालिएको छ'],
  notThere: ['None yet', 'अझै छैन'],
  remove: [
    (language: string) => `Remove ${language}`,
    (language: string) => `${language} हटाउनुहोस्`,
  ],
  removed: ['The captions are removed.', 'सबटाइटल हटाइयो।'],
  language: ['Language', 'भाषा'],
  cues: ['Captions with their times', 'समयसहितको सबटाइटल'],
  cuesHint: [
    'One line each: 0:01 - 0:03 What is said. Or paste a WebVTT file.',
    'हरेक लाइनमा: 0:01 - 0:03 भनिएको कुरा। वा WebVTT फाइल टाँस्नुहोस्।',
  ],
  file: ['Take a .vtt file', '.vtt फाइल लिनुहोस्'],
  noTime: [
    (line: string) => `Line ${line}: begin with two times, as in 0:01 - 0:03 Namaste.`,
    (line: string) => `लाइन ${line}: दुईवटा समयबाट सुरु गर्नुहोस्, जस्तै 0:01 - 0:03 नमस्ते।`,
  ],
  noWords: [
    (line: string) => `Line ${line}: after the times stands what is said.`,
    (line: string) => `लाइन ${line}: समयपछि भनिएको कुरा लेख्नुहोस्।`,
  ],
  wrongOrder: [
    (line: string) => `Line ${line}: the end must come after the beginning.`,
    (line: string) => `लाइन ${line}: अन्त्यको समय सुरुको भन्दा पछि हुनुपर्छ।`,
  ],
  nothing: ['Write at least one caption.', 'कम्तीमा एउटा सबटाइटल लेख्नुहोस्।'],
  close: ['Close', 'बन्द गर्नुहोस्'],
  add: ['Add captions', 'सबटाइटल हाल्नुहोस्'],
  adding: ['Adding...', 'हाल्दै...'],
  added: ['The captions are there.', 'सबटाइटल हालियो।'],
})
