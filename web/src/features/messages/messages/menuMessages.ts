import { catalogue } from '#lib/language.ts'
import { number } from '#lib/numbers.ts'

/** What can be done with a message or a talk: fetched with the menus. */
export const messages = catalogue({
  reply: ['Reply', 'जवाफ दिनुहोस्'],
  edit: ['Edit', 'सच्याउनुहोस्'],
  copy: ['Copy text', 'टेक्स्ट कपी गर्नुहोस्'],
  copied: ['Copied', 'कपी भयो'],
  editing: ['Edit the message', 'सन्देश सच्याउनुहोस्'],
  saveEdit: ['Save', 'सेभ गर्नुहोस्'],
  cancelEdit: ['Stop editing', 'सच्याउन छोड्नुहोस्'],
  removeForMe: ['Delete for me', 'मेरो लागि हटाउनुहोस्'],
  removeForAll: ['Delete for all', 'सबैका लागि हटाउनुहोस्'],
  removeForMeTitle: ['Delete this message for you?', 'यो सन्देश तपाईंका लागि हटाउने?'],
  removeForMeWhy: [
    'Others keep it. When everybody here has deleted it, it is gone for good.',
    'अरूसँग भने रहन्छ। सबैले हटाएपछि सधैंका लागि मेटिन्छ।',
  ],
  removeForAllTitle: ['Delete this message for all?', 'यो सन्देश सबैका लागि हटाउने?'],
  removeForAllWhy: [
    'Nobody can read it any more. A line says that a message was deleted.',
    'अब कसैले पढ्न सक्दैन। सन्देश हटाइएको भन्ने एउटा लाइन देखिन्छ।',
  ],
  heart: ['Heart', 'मुटु'],
  peak: ['Peak', 'हिमाल'],
  marigold: ['Marigold', 'सयपत्री'],
  laugh: ['Laughing', 'हाँसो'],
  namaste: ['Namaste', 'नमस्ते'],
  diyo: ['Diyo', 'दियो'],
  signed: [
    (sign: string, n: number) => `${sign}, ${number(n)}`,
    (sign: string, n: number) => `${sign}, ${number(n)}`,
  ],
  mute: ['Mute', 'म्युट गर्नुहोस्'],
  unmute: ['Unmute', 'म्युट हटाउनुहोस्'],
  pin: ['Pin', 'पिन गर्नुहोस्'],
  unpin: ['Unpin', 'पिन हटाउनुहोस्'],
  archive: ['Archive', 'अभिलेखमा राख्नुहोस्'],
  unarchive: ['Take out of the archive', 'अभिलेखबाट निकाल्नुहोस्'],
  disappearing: ['Disappearing messages', 'आफैँ मेटिने सन्देश'],
  disappearingWhy: [
    'Applies to new messages, for everybody here.',
    'नयाँ सन्देशमा, सबैका लागि लागू हुन्छ।',
  ],
  stay: ['Off: messages stay', 'बन्द: सन्देश रहिरहन्छ'],
  day: ['After a day', 'एक दिनपछि'],
  week: ['After a week', 'एक हप्तापछि'],
  remove: ['Delete', 'हटाउनुहोस्'],
  removeTalk: ['Delete this talk', 'यो कुराकानी हटाउनुहोस्'],
  removeTitle: ['Delete this talk for you?', 'यो कुराकानी तपाईंका लागि हटाउने?'],
  removeWhy: [
    'Others keep theirs. When everybody has deleted it, it is gone for good.',
    'अरूसँग भने रहन्छ। सबैले हटाएपछि सधैंका लागि मेटिन्छ।',
  ],
  profile: ['View profile', 'प्रोफाइल हेर्नुहोस्'],
})
