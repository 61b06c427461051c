import { ENGLISH } from './english.ts'
import { say } from './say.ts'

export function sayEnglish(because: string) {
  return say(ENGLISH, because)
}
