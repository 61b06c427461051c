import { hashSource } from '#features/site/pages/inlineStyles.ts'
import { mediaOrigins } from '#lib/mediaUrl.ts'
import { CARD_STYLE } from './cardStyle.ts'

/**
 * The only page that other sites may frame. It runs no script, and the sandbox takes its origin away: the frame can
 * reach no cookie and no storage of the site.
 */
export function cardPolicy() {
  return [
    "default-src 'none'",
    `style-src ${hashSource(CARD_STYLE)}`,
    ["img-src 'self'", ...mediaOrigins()].join(' '),
    'frame-ancestors *',
    "base-uri 'none'",
    "form-action 'none'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
