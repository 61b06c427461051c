import type { request as english } from '@jes/contract/lib/refusals/english/request'
import { devanagari, inNepali } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const request: Nepali<typeof english> = {
  'request.invalid': 'लेखेको कुरा फेरि जाँच्नुहोस्।',
  'request.other_content': 'यो अनुरोध पहिल्यै अर्कै सामग्रीसँग पठाइसकिएको छ',
  'request.malformed': 'यो अनुरोध पढ्न सकिएन।',
  'request.page_gone': 'यो पाना अब छैन',
  'request.limit': ({ min, max }) =>
    `limit ${devanagari(min)} देखि ${devanagari(max)} सम्मको पूर्ण सङ्ख्या हो`,
  'request.page': ({ min, max }) =>
    `page भनेको ${devanagari(min)} देखि ${inNepali(max)} सम्मको पूर्णाङ्क हो`,
  'request.act_order': 'Act-Order ० भन्दा माथिको पूर्णाङ्क हो',
  'request.idempotency_key': 'Idempotency-Key मा १ देखि १०० सादा अक्षर हुन्छन्',
  'request.log_in': 'पहिले लगइन गर्नुहोस्।',
  'request.session_ended': 'तपाईंको सेसन सकियो। फेरि लगइन गर्नुहोस्।',
  'request.forbidden': 'तपाईंलाई यो गर्ने अनुमति छैन।',
  'request.two_step_required': 'पहिले दुई चरणको लगइन खोल्नुहोस्। स्टाफलाई यो चाहिन्छ।',
  'request.not_found': 'यो यहाँ छैन, वा तपाईंले हेर्न मिल्दैन।',
  'request.timeout': 'अनुरोध आइपुग्न धेरै समय लाग्यो। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।',
  'request.under_way': 'यो अनुरोध अझै चलिरहेको छ',
  'request.too_large': 'यो धेरै ठूलो भयो।',
  'request.unsupported_type': 'यस्तो फाइल वा पाठ लिन मिल्दैन।',
  'request.misdirected': 'यो ठेगाना यस सर्भरको होइन।',
  'request.too_many': ({ minutes }) =>
    `धेरै पटक प्रयास भयो। ${devanagari(minutes)} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  'request.too_many_for_hours': ({ hours }) =>
    `धेरै पटक प्रयास भयो। ${devanagari(hours)} घण्टापछि फेरि प्रयास गर्नुहोस्।`,
  'request.proof_required': ({ minutes }) =>
    `तपाईंको नेटवर्कबाट अहिले धेरै चाप छ। ${devanagari(minutes)} मिनेटपछि फेरि प्रयास गर्नुहोस्।`,
  'request.internal': 'केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  'request.overloaded': 'Jes अहिले एकदम व्यस्त छ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'request.no_room': 'अहिले Jes मा राख्ने ठाउँ बाँकी छैन। केही बेरपछि फेरि प्रयास गर्नुहोस्।',
  'request.files_away': 'अहिले तस्बिर र भिडियोसम्म पुग्न सकिएन। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  'request.stopping': 'यो सर्भर बन्द हुँदै छ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
}
