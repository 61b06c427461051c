import type { value as english } from '@jes/contract/lib/refusals/english/value'
import { oneOf } from '@jes/contract/lib/refusals/format'
import type { Nepali } from '@jes/contract/lib/refusals/types'

export const value: Nepali<typeof english> = {
  'value.id': 'यो आईडी मिलेन',
  'value.choice': 'यो छान्न मिल्ने कुरा होइन',
  'value.missing': 'यो छुट्यो',
  'value.too_long': 'यो धेरै लामो भयो',
  'value.too_short': 'यो धेरै छोटो भयो',
  'value.too_large': 'यो धेरै ठूलो भयो।',
  'value.too_small': 'यो धेरै सानो भयो',
  'value.invalid': 'यो मिलेन',
  'value.unknown_field': 'यसमा हामीले नचिनेको कुरा छ',
  'value.moment': 'यो समय मिलेन',
  'value.one_of': ({ name, choices }) => `${name} भनेको ${oneOf(choices, 'वा')} हो`,
}
