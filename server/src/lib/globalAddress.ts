import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public addresses by number that clouds use for their own machines: Azure's wire server, Equinix's metadata. */
const CLOUD_HOSTS = ['168.63.129.16', '192.80.8.124']

const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/**
 * True for a public address. Those that embed another address (mapped, NAT64, 6to4, Teredo) count as private: nobody
 * can say where they lead.
 */
export function isGlobal(address: string) {
  if (!isIP(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed instanceof ipaddr.IPv4)
    return parsed.range() === 'unicast' && !CLOUD_HOSTS.includes(parsed.toString())
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_IPV6, 3)
}
