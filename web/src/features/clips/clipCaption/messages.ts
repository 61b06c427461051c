import { catalogue } from '#lib/language.ts'

export const messages = catalogue({
  more: ['more', 'थप'],
  less: ['less', 'कम'],
  sound: [(name: string) => `Original sound · ${name}`, (name: string) => `मूल आवाज · ${name}`],
  silent: ['No sound', 'आवाज छैन'],
})
