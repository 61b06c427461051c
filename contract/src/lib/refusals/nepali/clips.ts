import type { clips as english } from '@jes/contract/lib/refusals/english/clips'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const clips: Nepali<typeof english> = {
  'clips.caption_long': ({ max }) => `क्याप्सन बढीमा ${devanagari(max)} अक्षरको हुन सक्छ`,
  'clips.moment': 'भिडियोको एउटा क्षण छान्नुहोस्',
  'clips.part': 'भिडियोको एउटा भाग छान्नुहोस्',
  'clips.part_long': ({ seconds }) =>
    `क्लिप बढीमा ${devanagari(seconds)} सेकेन्डको हुन्छ। भिडियोको एउटा भाग छान्नुहोस्।`,
  'clips.video_missing': 'पहिले भिडियो छान्नुहोस्',
  'clips.video_not_whole': 'यो भिडियो अझै पूरा आइपुगेको छैन',
  'clips.video_unreadable': 'यो फाइलमा भिडियो पढ्न सकिएन',
  'clips.video_unsupported': 'यस्तो भिडियो हामी लिँदैनौँ',
  'clips.video_short': 'क्लिप कम्तीमा १ सेकेन्डको हुन्छ',
  'clips.video_long': 'यो भिडियो एक घण्टाभन्दा लामो छ',
  'clips.video_cut_off': 'यो भिडियो बीचैमा टुटेको छ',
  'clips.video_timeout': 'यो भिडियो तयार गर्न धेरै समय लाग्यो',
  'clips.video_lost': 'यो भिडियो अब यहाँ छैन। कृपया फेरि पठाउनुहोस्।',
  'clips.hub_closed': 'यो JeHub अब तपाईंका लागि खुला छैन',
  'clips.server_failed': 'हाम्रो तर्फबाट केही बिग्रियो। कृपया फेरि प्रयास गर्नुहोस्।',
  'clips.event': 'यो क्लिपको घटना होइन',
  'clips.captions_language': 'सबटाइटल en वा ne मा हुन्छ',
  'clips.captions_long': ({ max }) => `सबटाइटल बढीमा ${inNepali(max)} अक्षरको WebVTT फाइल हुन्छ`,
  'clips.captions_start': 'WebVTT फाइल WEBVTT बाट सुरु हुन्छ',
  'clips.captions_none': 'यो फाइलमा सबटाइटल छैन',
  'clips.captions_many': ({ max }) => `यो फाइलमा ${inNepali(max)} भन्दा बढी सबटाइटल छन्`,
  'clips.captions_times': ({ line }) =>
    `सबटाइटलको लाइन ${devanagari(line)} मा 00:01.000 --> 00:04.000 जस्तो समय छैन`,
  'clips.captions_order': ({ line }) => `लाइन ${devanagari(line)} को सबटाइटल सुरु हुनुअघि नै सकिन्छ`,
  'clips.captions_line_long': ({ line, max }) =>
    `लाइन ${devanagari(line)} को सबटाइटल ${devanagari(max)} अक्षरभन्दा लामो छ`,
  'clips.video_too_large': ({ megabytes }) => `भिडियो बढीमा ${devanagari(megabytes)} MB को हुन सक्छ`,
  'clips.more_than_announced': 'यो भनिएकोभन्दा धेरै भयो।',
  'clips.other_part': 'यो फाइलको अर्को भाग हामीसँग छ। त्यहीँबाट अघि बढ्नुहोस्।',
  'clips.upload_is_clip': 'यो भिडियो क्लिप बनिसक्यो। बरु क्लिप मेट्नुहोस्।',
  'clips.upload_used': 'यो भिडियो क्लिप बनिसक्यो',
  'clips.is_out': 'यो क्लिप निस्किसक्यो। यसलाई पोस्टझैँ मेट्नुहोस्।',
  'clips.none_made_here': 'अहिले यहाँ क्लिप बनाउन मिल्दैन',
}
