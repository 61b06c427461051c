import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  score: [
    (score: number, n: string) => (score === 1 ? '1 point' : `${n} points`),
    (_: number, n: string) => `${n} अङ्क`,
  ],
})
