import { NEPALI } from './nepali.ts'
import { say } from './say.ts'

export function sayNepali(because: string) {
  return say(NEPALI, because)
}
