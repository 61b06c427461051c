import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/lib/endpoint'
import { ErrorReply } from '@jes/contract/lib/errors'
import { describe, type JsonSchema } from '#lib/jsonSchema.ts'

type Operation = Record<string, unknown> & { tags: string[]; summary: string }
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

/** The document of all endpoints, from the very schemas that check what comes in and goes out. */
export function toOpenApi(endpoints: AnyEndpoint[]): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = toOperation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jes',
      version: '1',
      description:
        'The API of Jes. Every path answers with and without a trailing slash. Errors have one shape, in English or, with Accept-Language: ne, in Nepali. Votes, bookmarks, follows, joins and poll answers take an optional header Act-Order, a whole number that grows with each act of a client: one that arrives after a later one of the same session changes nothing, and answers how things stand.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: describe(ErrorReply, 'output') },
    },
  }
}

function toOperation(endpoint: AnyEndpoint): Operation {
  const answer = isNothing(endpoint.response) ? {} : json(describe(endpoint.response, 'output'))
  return {
    tags: [endpoint.path.split('/')[2]!],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...toParameters(endpoint.params, 'path'),
      ...toParameters(endpoint.query, 'query'),
    ],
    ...(!isNothing(endpoint.body) && { requestBody: json(describe(endpoint.body, 'input')) }),
    responses: {
      [endpoint.status]: { description: 'Done', ...answer },
      default: { description: 'Refused', ...json({ $ref: '#test/components/schemas/Error' }) },
    },
  }
}

function toParameters(schema: Schema, place: 'path' | 'query') {
  if (isNothing(schema)) return []
  const { properties = {}, required = [] } = describe(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}
