import { NetworkOnly, type RuntimeCaching } from 'serwist'

/** So long a page may take: then the app shows what it knows. */
const PATIENCE_SECONDS = 4
/** Paths of the server that are no pages of the app. */
const NO_PAGE = /^\/(api|media|dev|embed|sandbox|socket\.io)\//
/** The proxy answers, but no Jes behind it. */
const DOWN = [502, 503, 504]

/** A page comes from the server, or else the shell, which shows what was read before. */
export function pages(shell: () => Promise<Response | undefined>): RuntimeCaching {
  return {
    matcher: ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !NO_PAGE.test(url.pathname),
    handler: new NetworkOnly({
      networkTimeoutSeconds: PATIENCE_SECONDS,
      plugins: [
        {
          handlerDidError: shell,
          handlerWillRespond: async ({ response }) =>
            DOWN.includes(response.status) ? ((await shell()) ?? response) : response,
        },
      ],
    }),
  }
}
