import { glance } from './lookAlikes.ts'

/** Names that would pass for Jes itself. */
const BRAND = 'jes jehub jehubs jesclip jesclips'
/** Names that would pass for somebody who speaks for it; together with each other and with the brand too. */
const OFFICE = `admin admins administrator mod mods moderator moderators staff support help helpdesk official
  team root system security verify verified nepal premium`
/** Pages, and words of the house. */
const PAGES = `about account accounts api auth blog blogs bookmark bookmarks clip clips contact create
  deleted_member dev explore feed forgot health home hub hubs invites legal login logout me news notification
  notifications null popular post posts privacy profile register report search setting settings signup terms
  trending undefined user users www`

const brands = new Set(wordsOf(BRAND))
const reserved = new Set([...brands, ...wordsOf(OFFICE), ...wordsOf(PAGES)])
const joined = new RegExp(`^(${[...brands, ...wordsOf(OFFICE)].join('|')})+$`)

/** `adm1n`, `j_e_s`, `jes.team` and `support__jes` as well as the words themselves; a part that is the brand is enough. */
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
