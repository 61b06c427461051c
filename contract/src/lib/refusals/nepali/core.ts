import type { core as english } from '@jes/contract/lib/refusals/english/core'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const core: Nepali<typeof english> = {
  'core.alt_missing': 'तस्बिरमा के छ लेख्नुहोस्',
  'core.alt_long': ({ max }) => `विवरण बढीमा ${inNepali(max)} अक्षरको हुन सक्छ`,
  'core.picture_gone': 'यो तस्बिर अब यहाँ छैन',
  'core.pictures_full': 'तपाईंका तस्बिरले २ जीबी ठाउँ लिइसके। पहिले केही पोस्ट मेटाउनुहोस्।',
  'core.not_an_image': 'तस्बिर फाइल छान्नुहोस्',
  'core.username_missing': 'प्रयोगकर्ता नाम लेख्नुहोस्',
  'core.label_length': ({ min, max }) => `लेबल ${devanagari(min)} देखि ${devanagari(max)} अक्षरको हुन्छ`,
  'core.rule_missing': 'नियममध्ये एउटा छान्नुहोस्',
  'core.reason_missing': 'कारण छान्नुहोस्',
  'core.report_detail_long': ({ max }) => `विवरण बढीमा ${inNepali(max)} अक्षरको हुन सक्छ`,
  'core.report_own': 'आफ्नै कुरा रिपोर्ट गर्न मिल्दैन',
  'core.word_list_full': 'यो सूची भरियो',
  'core.word_known': 'यो शब्द सूचीमा पहिल्यै छ',
  'core.quiet_hours': 'शान्त समय एक बजे सुरु भएर अर्को बजे सकिनुपर्छ',
  'core.picture_too_large': 'फाइल ५ MB भन्दा सानो हुनुपर्छ',
  'core.pass_needed': 'यसका लागि प्रिमियम पास चाहिन्छ',
  'core.verify_to_post': 'पोस्ट गर्न पहिले इमेल पक्का गर्नुहोस्।',
  'core.removed_already': 'यो हटाइसकिएको छ',
  'core.not_removed': 'यो हटाइएको छैन',
  'core.templates_full': ({ max }) => `टेम्प्लेट ${devanagari(max)} वटा पुगिसके`,
  'core.sign_ups_off': 'Jes मा अहिले नयाँ खाता खोल्न मिल्दैन। केही बेरमा फेरि आउनुहोस्।',
  'core.posting_off': 'Jes को मर्मत हुँदैछ। पढ्न मिल्छ; लेख्न केही बेरमा मिल्नेछ।',
  'core.clips_off': 'अहिले क्लिप पठाउन मिल्दैन। केही बेरमा मिल्नेछ।',
  'core.hubs_off': 'अहिले नयाँ JeHub खोल्न मिल्दैन। केही बेरमा मिल्नेछ।',
  'core.maintenance': 'Jes मर्मतमा छ। पढ्न मिल्छ; अरू सबै केही बेरमा मिल्नेछ।',
  'core.search_off': 'खोज सुविधाको मर्मत हुँदैछ। केही बेरमा चल्नेछ।',
  'core.translation_off': 'यहाँ अनुवाद हुँदैन।',
  'core.translation_failed': 'अनुवाद आएन। केही बेरपछि फेरि कोसिस गर्नुहोस्।',
}
