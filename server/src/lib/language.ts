import type { Language } from '@jes/contract/core/settings'
import type { FastifyInstance } from 'fastify'

/** The web app sends its language; any other client its own first choice. */
export function readLanguage(app: FastifyInstance) {
  app.decorateRequest('language', 'en')
  app.addHook('onRequest', (request, _reply, next) => {
    request.language = languageOf(request.headers['accept-language'])
    next()
  })
}

export function languageOf(header: string | undefined): Language {
  const first = header?.split(',', 1)[0]?.trim().toLowerCase() ?? ''
  return first === 'ne' || first.startsWith('ne-') || first.startsWith('ne;') ? 'ne' : 'en'
}
