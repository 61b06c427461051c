import { catalogue } from '#lib/language.ts'
import { plural } from '#lib/numbers.ts'

export const messages = catalogue({
  score: [
    (score: number, n: string) => `${n} ${plural(score, 'point', 'points')}`,
    (_: number, n: string) => `${n} अङ्क`,
  ],
})
