import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  publicHub: ['Public hub', 'सार्वजनिक हब'],
  publicHint: ['Anyone can discover and join', 'जोसुकैले भेट्टाउन र जोडिन सक्छन्'],
  privateHub: ['Private hub', 'निजी हब'],
  privateHint: ['Only invited members can join', 'निम्तो पाएका सदस्य मात्र जोडिन सक्छन्'],
  findIt: ['Help people find it', 'खोज्नेलाई सजिलो होस्'],
  addTag: ['Add a tag', 'ट्याग थप्नुहोस्'],
  tagHint: [
    'Press Enter or comma to add. Up to 10 tags.',
    'थप्न Enter वा अल्पविराम थिच्नुहोस्। बढीमा १० ट्याग।',
  ],
  tagsFull: ['That is all 10 tags.', '१० वटै ट्याग पुगे।'],
  tags: ['Tags', 'ट्याग'],
  removeTag: [(tag: string) => `Remove tag ${tag}`, (tag: string) => `ट्याग ${tag} हटाउनुहोस्`],
  ruleTitle: ['Rule title', 'नियमको शीर्षक'],
  ruleDescription: ['Short description', 'छोटो विवरण'],
  titleOf: [(n: string) => `Title of rule ${n}`, (n: string) => `नियम ${n} को शीर्षक`],
  descriptionOf: [(n: string) => `Description of rule ${n}`, (n: string) => `नियम ${n} को विवरण`],
  removeRule: [(n: string) => `Remove rule ${n}`, (n: string) => `नियम ${n} हटाउनुहोस्`],
  moveRuleUp: [(n: string) => `Move rule ${n} up`, (n: string) => `नियम ${n} माथि सार्नुहोस्`],
  addRule: ['Add rule', 'नियम थप्नुहोस्'],
  used: [
    (n: string, most: string) => `${n} of ${most}`,
    (n: string, most: string) => `${most} मध्ये ${n}`,
  ],
})
