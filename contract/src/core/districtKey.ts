import { because } from '@jes/contract/lib/refusals/because'
import * as z from 'zod/mini'
import { districts } from './districts.ts'

/** The key of one of the 77 districts. */
export const DistrictKey = z.enum(
  districts.map(({ key }) => key),
  because('value.choice'),
)
