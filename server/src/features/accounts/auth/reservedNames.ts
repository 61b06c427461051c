import { glance } from './lookAlikes.ts'

/** Names that would be taken for Jes itself. */
const BRAND = 'jes jehub jehubs jesclip jesclips'
/** Names that would be taken for its staff; also in combination with each other and with the brand. */
const OFFICE = `admin admins administrator mod mods moderator moderators staff support help helpdesk official
  team root system security verify verified nepal premium`
/** Paths of pages, and words of the product. */
const PAGES = `about account accounts api auth blog blogs bookmark bookmarks clip clips contact create
  deleted_member dev explore feed forgot health home hub hubs invites legal login logout me news notification
  notifications null popular post posts privacy profile register report search setting settings signup terms
  trending undefined user users www`

const brands = new Set(wordsOf(BRAND))
const reserved = new Set([...brands, ...wordsOf(OFFICE), ...wordsOf(PAGES)])
const joined = new RegExp(`^(${[...brands, ...wordsOf(OFFICE)].join('|')})+$`)

/** Also matches `adm1n`, `j_e_s`, `jes.team` and `support__jes`; one part that is the brand is enough. */
export function isReserved(username: string) {
  const seen = glance(username)
  return (
    reserved.has(seen) ||
    joined.test(seen) ||
    username.split(/[._]+/).some((part) => brands.has(glance(part)))
  )
}

function wordsOf(text: string) {
  return text.split(/\s+/).map(glance)
}
