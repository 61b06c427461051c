import { type AnyEndpoint, isNothing, type Schema } from '@jes/contract/lib/endpoint'
import { ErrorReply } from '@jes/contract/lib/errors'
import { refuse } from '#lib/errors.ts'
import type { JsonSchema } from '#lib/jsonSchema.ts'
import { ENDPOINTS, WINGS } from './contract.ts'
import { exampleOf } from './examples.ts'
import { FORMS } from './forms.ts'
import { OTHER_PATHS } from './otherPaths.ts'
import { REFUSALS, refusalsOf } from './refusals.ts'
import { schemaWriter } from './schemas.ts'

type Operation = Record<string, unknown> & { tags: string[]; summary: string }
export type OpenApi = {
  openapi: '3.1.0'
  info: Record<string, unknown> & { description: string }
  servers: { url: string }[]
  externalDocs: { url: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> } & Record<string, unknown>
}

const DESCRIPTION = `The API of Jes. Every path answers with and without a trailing slash. Errors have one shape: \`error\` is a sentence in English or, with \`Accept-Language: ne\`, in Nepali, \`errors\` one for each field; \`reason\` and \`params\`, and \`fieldReasons\` for each field, say the same by names that stay. Votes, bookmarks, follows, joins and poll answers take an optional header \`Act-Order\`, a whole number that grows with each act of a client: one that arrives after a later one of the same session changes nothing, and answers how things stand. What creates something takes an optional \`Idempotency-Key\`: sent twice with the same one, it is done once. What is told in real time goes over Socket.IO, which /api/asyncapi.json describes.`

/** The name and wing of each endpoint in the contract. */
const PLACES = new Map(
  ENDPOINTS.map(({ wing, api, key, endpoint }) => [
    endpoint,
    { operationId: idOf(api, key), tags: [wing] },
  ]),
)

function idOf(api: string, key: string) {
  return `${api.replace(/Api$/, '')}${key[0]!.toUpperCase()}${key.slice(1)}`
}

/** The document of all endpoints, from the same schemas that check requests and replies. */
export function toOpenApi(endpoints: AnyEndpoint[]): OpenApi {
  const writer = schemaWriter()
  const { write, components } = writer
  const paths: OpenApi['paths'] = {}
  for (const endpoint of endpoints) {
    const path = pathOf(endpoint, Object.keys(paths))
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = toOperation(endpoint, path, writer)
  }
  const error = write(ErrorReply, 'output')
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    addExamples(operation, components)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jes',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'UNLICENSED', url: '/terms' },
    },
    servers: [{ url: '/' }],
    externalDocs: { url: '/api/asyncapi.json', description: 'The sockets, as AsyncAPI.' },
    tags: Object.entries(WINGS).map(([name, { description }]) => ({ name, description })),
    paths: { ...paths, ...(OTHER_PATHS as unknown as OpenApi['paths']) },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, [description, because]]) => [
          status,
          { description, content: json(error, refuse(because).toReply()) },
        ]),
      ),
      schemas: components,
    },
  }
}

/** In OpenAPI's form. Two paths that differ only in the name of a parameter are one there, by the first name. */
function pathOf({ path }: AnyEndpoint, known: string[]) {
  const written = path.replace(/:(\w+)/g, '{$1}')
  const bare = (one: string) => one.replace(/\{\w+\}/g, '{}')
  return known.find((other) => bare(other) === bare(written)) ?? written
}

type Writer = ReturnType<typeof schemaWriter>

function json(schema: JsonSchema, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } }
}

function toOperation(
  endpoint: AnyEndpoint,
  path: string,
  { write, writeFields }: Writer,
): Operation {
  const { access, params, query, body, response, status, summary } = endpoint
  const place = PLACES.get(endpoint)
  if (!place) throw new Error(`${endpoint.method} ${endpoint.path} is in no Api of the contract.`)
  return {
    ...place,
    summary,
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...namedAs(path, endpoint, toParameters(params, 'path', writeFields)),
      ...toParameters(query, 'query', writeFields),
    ],
    ...(FORMS[place.operationId] && {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': { schema: { type: 'object', ...FORMS[place.operationId] } },
        },
      },
    }),
    ...(!isNothing(body) && {
      requestBody: { required: true, content: json(write(body, 'input')) },
    }),
    responses: {
      [status]: {
        description: isNothing(response) ? 'Done; there is nothing to say.' : 'Done.',
        ...(!isNothing(response) && { content: json(write(response, 'output')) }),
      },
      ...Object.fromEntries(
        refusalsOf(endpoint).map((refusal) => [
          refusal,
          { $ref: `#/components/responses/${refusal}` },
        ]),
      ),
    },
  }
}

type Parameter = { name: string; schema: JsonSchema; example?: unknown }

function toParameters(
  schema: Schema,
  place: 'path' | 'query',
  writeFields: Writer['writeFields'],
): Parameter[] {
  if (isNothing(schema)) return []
  const { properties = {}, required = [] } = writeFields(schema)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function namedAs(path: string, endpoint: AnyEndpoint, parameters: Parameter[]) {
  const names: string[] = path.match(/(?<=\{)\w+/g) ?? []
  const own: string[] = endpoint.path.match(/(?<=:)\w+/g) ?? []
  return parameters.map((parameter) => ({
    ...parameter,
    name: names[own.indexOf(parameter.name)] ?? parameter.name,
  }))
}

/** Last, when all referenced shapes are known. */
function addExamples(
  { parameters, requestBody }: Operation,
  components: OpenApi['components']['schemas'],
) {
  for (const parameter of parameters as Parameter[]) {
    parameter.example = exampleOf(parameter.schema, components, parameter.name)
  }
  const content = (requestBody as { content?: ReturnType<typeof json> } | undefined)?.content
  const media = content?.['application/json']
  if (!media) return
  media.example = exampleOf(media.schema, components)
}
