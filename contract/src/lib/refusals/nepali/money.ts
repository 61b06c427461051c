import type { money as english } from '@jes/contract/lib/refusals/english/money'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const money: Nepali<typeof english> = {
  'money.month': 'महिना 2026-11 जसरी लेखिन्छ',
  'money.receiver_unknown': 'यस्तो सदस्य भेटिएन',
  'money.account_name_length': ({ min, max }) =>
    `खातावालाको नाम लेख्नुहोस्, ${devanagari(min)} देखि ${devanagari(max)} अक्षर`,
  'money.wallet': 'वालेट भनेको ९ बाट सुरु हुने १० अङ्कको मोबाइल नम्बर हो',
  'money.account_number': ({ min, max }) =>
    `खाता नम्बर ${devanagari(min)} देखि ${devanagari(max)} अङ्क वा अक्षरको हुन्छ`,
  'money.bank_length': ({ min, max }) =>
    `बैंक र शाखा लेख्नुहोस्, ${devanagari(min)} देखि ${devanagari(max)} अक्षर`,
  'money.reads': ({ max }) => `reads मा बढीमा ${devanagari(max)} पोस्ट र पढिएको मिलिसेकेन्ड हुन्छ`,
  'money.refund': 'फिर्ता कम्तीमा रु. १ र तिरेको भन्दा बढी नहुने रकम हो',
  'money.price': ({ min, max }) =>
    `मूल्य रु. ${devanagari(min)} देखि ${inNepali(max)} सम्म, पूरा रुपैयाँमा हुन्छ`,
  'money.payment_reference': ({ min, max }) =>
    `भुक्तानीको सन्दर्भ नम्बर लेख्नुहोस्, ${devanagari(min)} देखि ${devanagari(max)} अक्षर`,
  'money.payout_own': 'तपाईंको भुक्तानी अरू कसैले स्वीकृत गर्छ',
  'money.verify_to_buy': 'पास किन्नुअघि इमेल पक्का गर्नुहोस्।',
  'money.verify_first': 'पहिले आफ्नो इमेल पक्का गर्नुहोस्।',
  'money.nothing_on_sale': 'यो Jes मा पास अहिले बिक्रीमा छैन।',
  'money.orders_open': ({ max }) =>
    `तपाईंका ${devanagari(max)} वटा अर्डर अधुरै छन्। एक घण्टापछि फेरि प्रयास गर्नुहोस्।`,
  'money.order_unpaid': 'यो अर्डर तिरिएको छैन',
  'money.payout_held': ({ hours }) =>
    `यो नयाँ ठाउँमा जाँदैछ। मागेको ${devanagari(hours)} घण्टापछि मात्र पठाउन मिल्छ।`,
  'money.payout_under_way': 'तपाईंको एउटा भुक्तानी बाटोमै छ',
  'money.payout_small': ({ min }) => `रु. ${inNepali(min)} पुगेपछि भुक्तानी लिन मिल्छ`,
  'money.payout_decided': 'यो भुक्तानीबारे पहिल्यै निर्णय भइसक्यो',
  'money.details_gone': 'यी विवरण अब राखिएका छैनन्',
  'money.provider_away': ({ provider }) => `अहिले ${provider} सँग सम्पर्क हुन सकेन। पैसा काटिएको छैन।`,
}
