import type { FastifyRequest } from 'fastify'
import { config } from '#lib/config.ts'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
/** Headers that proxies add; a browser sends none of them. */
const FORWARDED = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-original-.*|cf-.*)$/
const LOCAL_HOST = /^([\w.-]+\.)?localhost(:\d+)?$|^127\.\d+\.\d+\.\d+(:\d+)?$|^\[::1\](:\d+)?$/

/**
 * From this machine itself: not through a proxy on it, nor by a page of a name that resolves to 127.0.0.1 (DNS
 * rebinding).
 */
export function isAtHome({ raw: { socket, headers, httpVersion } }: FastifyRequest) {
  // A proxy without these headers that uses our own host name still speaks HTTP/1.0, as nginx does by default.
  const isProxied =
    httpVersion === '1.0' || Object.keys(headers).some((name) => FORWARDED.test(name))
  const isLocalName = LOCAL_HOST.test(headers.host ?? '')
  return LOOPBACK.test(socket.remoteAddress ?? '') && isLocalName && !isProxied
}

/** With a public URL or proxies there are visitors, whatever their requests look like here. */
export function isOpenToOthers() {
  const { hostname } = new URL(config.PUBLIC_URL ?? 'http://localhost')
  return config.TRUSTED_PROXIES.length > 0 || !LOCAL_HOST.test(hostname)
}
