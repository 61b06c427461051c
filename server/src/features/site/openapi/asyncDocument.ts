import { Answer, ConnectionRefusal, LIVE_CALLS, LIVE_EVENTS } from '@jes/contract/live/live'
import { config } from '#lib/config.ts'
import type { JsonSchema } from '#lib/jsonSchema.ts'
import { schemaWriter } from './schemas.ts'

type Reference = { $ref: string }
type Message = { name: string; summary: string; payload: JsonSchema }
type Operation = {
  action: 'send' | 'receive'
  channel: Reference
  summary: string
  messages: Reference[]
  reply?: { channel: Reference; messages: Reference[] }
}
export type AsyncApi = {
  asyncapi: '3.0.0'
  info: Record<string, unknown>
  defaultContentType: string
  servers: Record<string, object>
  channels: { socket: { address: string; title: string; messages: Record<string, Reference> } }
  operations: Record<string, Operation>
  components: { schemas: Record<string, JsonSchema>; messages: Record<string, Message> } & Record<
    string,
    unknown
  >
}

const DESCRIPTION =
  'What happens while a page is open, over Socket.IO (protocol 5): an operation is an event of that name with one argument. A client connects with the token of a log-in, as `auth: { token }`; visitors have no socket. A handshake that is refused says why in `connect_error` (`ConnectionRefusal`). Each call takes an acknowledgement, which is answered with `answer`. An event may be lost with the connection: after every reconnection a client fetches by HTTP what it shows. Everything else is HTTP: /api/openapi.json.'

const PATH = '/socket.io/'
const ANSWER = 'answer'
const CHANNEL = { $ref: '#/channels/socket' }
const messageOf = (name: string) => ({ $ref: `#/channels/socket/messages/${name}` })

/** The document of the sockets, from the schemas that the events and calls have their types of. */
export function toAsyncApi(): AsyncApi {
  const { write, components } = schemaWriter()
  const messages: Record<string, Message> = {
    [ANSWER]: {
      name: ANSWER,
      summary: 'The acknowledgement of a call.',
      payload: write(Answer, 'output'),
    },
  }
  const operations: AsyncApi['operations'] = {}
  for (const [name, { summary, payload }] of Object.entries(LIVE_EVENTS)) {
    messages[name] = { name, summary, payload: write(payload, 'output') }
    operations[name] = { action: 'send', channel: CHANNEL, summary, messages: [messageOf(name)] }
  }
  for (const [name, { summary, payload }] of Object.entries(LIVE_CALLS)) {
    messages[name] = { name, summary, payload: write(payload, 'input') }
    const reply = { channel: CHANNEL, messages: [messageOf(ANSWER)] }
    const sent = [messageOf(name)]
    operations[name] = { action: 'receive', channel: CHANNEL, summary, messages: sent, reply }
  }
  write(ConnectionRefusal, 'output')
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'The sockets of Jes',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'UNLICENSED', url: new URL('/terms', origin()).href },
    },
    defaultContentType: 'application/json',
    servers: { site: serverOf(origin()) },
    channels: {
      socket: {
        address: PATH,
        title: 'One socket of a member',
        messages: Object.fromEntries(
          Object.keys(messages).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations,
    components: {
      messages,
      schemas: components,
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a log-in, as `auth.token` of the handshake.',
        },
      },
    },
  }
}

function origin() {
  return config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
}

function serverOf(address: string) {
  const { host, protocol } = new URL(address)
  return {
    host,
    protocol: protocol === 'https:' ? 'wss' : 'ws',
    security: [{ $ref: '#/components/securitySchemes/token' }],
  }
}
