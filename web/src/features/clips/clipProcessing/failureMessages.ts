import type { ClipFailure } from '@jes/contract/clips/clips'
import { catalogue } from '#lib/language.ts'

/** Why a clip failed, and what its owner can do about it. */
export const failureMessages = catalogue<Record<ClipFailure, string>>({
  unreadable: [
    'The video could not be read: it may be damaged. Play it on your device; if it plays there, save it anew and upload that.',
    'भिडियो पढ्न सकिएन: बिग्रेको हुन सक्छ। आफ्नो डिभाइसमा चलाएर हेर्नुहोस्; चल्छ भने फेरि सेभ गरेर त्यही हाल्नुहोस्।',
  ],
  unsupported: [
    'The video is in a form that we cannot take. Save it as MP4 and upload that.',
    'यस्तो ढाँचाको भिडियो हामी लिन सक्दैनौँ। MP4 मा सेभ गरेर हाल्नुहोस्।',
  ],
  tooShort: [
    'The video is shorter than a second. Upload a longer one.',
    'भिडियो एक सेकेन्डभन्दा छोटो छ। लामो हाल्नुहोस्।',
  ],
  tooLong: [
    'The video is too long. Upload it again and choose a shorter part.',
    'भिडियो धेरै लामो छ। फेरि हालेर छोटो भाग छान्नुहोस्।',
  ],
  cutOff: [
    'The video breaks off before its end. Copy it anew from where it was recorded, and upload that.',
    'भिडियो बीचमै टुटेको छ। खिचेको डिभाइसबाट फेरि सारेर हाल्नुहोस्।',
  ],
  timeout: [
    'It took too long to prepare. Try again, or upload it in a smaller size.',
    'तयार पार्न धेरै समय लाग्यो। फेरि प्रयास गर्नुहोस्, वा सानो साइजमा हाल्नुहोस्।',
  ],
  place: [
    'The JeHub that it was for is no longer open to you. Upload it again for another place.',
    'जुन JeHub का लागि हो, त्यहाँ अब तपाईंले पोस्ट गर्न मिल्दैन। अर्को ठाउँका लागि फेरि हाल्नुहोस्।',
  ],
  suspended: [
    'Your account was suspended when it was to come out. Try again once it is open.',
    'निस्कने बेला तपाईंको खाता रोकिएको थियो। खाता खुलेपछि फेरि प्रयास गर्नुहोस्।',
  ],
  lost: [
    'What you uploaded is no longer here. Please upload it again.',
    'तपाईंले हाल्नुभएको फाइल अब यहाँ छैन। कृपया फेरि हाल्नुहोस्।',
  ],
  server: [
    'Something went wrong on our side. Your video is safe here: try again.',
    'हाम्रो तर्फबाट गडबड भयो। तपाईंको भिडियो यहाँ सुरक्षित छ: फेरि प्रयास गर्नुहोस्।',
  ],
})
