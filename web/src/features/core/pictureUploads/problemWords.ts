import { text } from '#lib/language.ts'
import { messages } from './problemMessages.ts'
import type { PictureProblem } from './problemOf.ts'

export function wordsOf(problem: PictureProblem) {
  return text(messages)[problem]
}
