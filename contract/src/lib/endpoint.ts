import * as z from 'zod/mini'

export type Schema = z.core.$ZodType
/** Who may call: staff and admins of the site only with a second factor, which the server checks in one place. */
export type Access = 'public' | 'member' | 'staff' | 'admin'
/** The field of the body with the password, beside `code`; null where none is needed. */
export type StepUpField = 'password' | 'currentPassword' | null

/**
 * One endpoint of the API, described once. The server serves it, the web app and the
 * tests call it, the OpenAPI document lists it, and none can drift from the others.
 */
export type Endpoint<
  A extends Access,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Response extends Schema,
  StepUp extends StepUpField = null,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: A
  /** It changes money, keys or the account: a token alone is not enough. */
  stepUp: StepUp
  params: Params
  query: Query
  body: Body
  response: Response
  /** The status of success: 200, 201 where something is created, 204 without a body. */
  status: number
  /** Statuses of refusals besides those that follow from the fields above. */
  refuses?: number[]
  /** A change that is made also while the site is only read. */
  inMaintenance?: true
}

export type AnyEndpoint = Endpoint<Access, Schema, Schema, Schema, Schema, StepUpField>

/** What a caller sends: only the parts that the endpoint has. */
export type Sent<E extends AnyEndpoint> = Filled<{
  params: z.input<E['params']>
  query: z.input<E['query']>
  body: z.input<E['body']>
}>

/** What a caller gets back. */
export type Received<E extends AnyEndpoint> = z.output<E['response']>

type Nothing = z.ZodMiniVoid
type Filled<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }

const nothing: Nothing = z.void()

/** An endpoint is for signed-in members unless it says `access: 'public'`. */
export function endpoint<
  A extends Access = 'member',
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Response extends Schema = Nothing,
  StepUp extends StepUpField = null,
>(
  endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'summary'> & {
    access?: A
    stepUp?: StepUp
    params?: Params
    query?: Query
    body?: Body
    response?: Response
    status?: number
    refuses?: number[]
    inMaintenance?: true
  },
) {
  return {
    access: 'member',
    stepUp: null,
    params: nothing,
    query: nothing,
    body: nothing,
    response: nothing,
    status: endpoint.response ? 200 : 204,
    ...endpoint,
  } as Endpoint<A, Params, Query, Body, Response, StepUp>
}

/** True for the parts of an endpoint that carry nothing. */
export function isNothing(schema: Schema) {
  return schema._zod.def.type === 'void'
}
