const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*)((?:\/[^?]*)?(?:\?.*)?)$/
/** What only the driver understands that takes several hosts. */
const TARGET = 'target_session_attrs'

/** Whether this is the address of a database, on one host or on several, divided by commas. */
export function isDatabaseUrl(text: string) {
  const hosts = splitHosts(text)
  return hosts.length > 0 && hosts.every((host) => URL.canParse(host))
}

/** The addresses of a list; a comma also divides the hosts of one address. */
export function splitUrls(list: string) {
  return list
    .split(/,(?=\s*postgres(?:ql)?:)/)
    .map((part) => part.trim())
    .filter(Boolean)
}

export function hasSeveralHosts(url: string) {
  return splitHosts(url).length > 1
}

/** The address of each host, as every driver takes it. */
export function urlsOfHosts(url: string) {
  return splitHosts(url).map((text) => {
    const one = new URL(text)
    one.searchParams.delete(TARGET)
    return one.href
  })
}

function splitHosts(url: string) {
  const [, before = '', hosts = '', after = ''] = SHAPE.exec(url) ?? []
  if (before === '') return []
  return hosts.split(',').map((host) => `${before}${host}${after}`)
}
