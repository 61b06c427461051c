import { oneOf } from '@jes/contract/lib/refusals/format'
import type { Max, Min, OneOf } from '@jes/contract/lib/refusals/types'

export const value = {
  invalid: {
    'value.id': 'This id is not valid',
    'value.choice': 'This is not one of the choices',
    'value.missing': 'This is missing',
    'value.too_long': (_: Max) => 'This is too long',
    'value.too_short': (_: Min) => 'This is too short',
    'value.too_large': (_: Max) => 'This is too large.',
    'value.too_small': (_: Min) => 'This is too small',
    'value.invalid': 'This is not valid',
    'value.unknown_field': 'This has a field that we do not know',
    'value.moment': 'This moment is not valid',
    'value.one_of': ({ name, choices }: OneOf) => `${name} is ${oneOf(choices, 'or')}`,
  },
}
