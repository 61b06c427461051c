import { createHash } from 'node:crypto'
import { type Hub, NewHub } from '@jes/contract/hubs/hubs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expectOn } from '#features/core/featureFlags/queries.ts'
import { hubKey, isReserved } from '#features/core/hubAccess/names.ts'
import { indexHub } from '#features/core/searchIndex/names.ts'
import { expectVerified } from '#features/core/viewer/viewer.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import { answerOnce } from '#lib/idempotency.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectHubPage } from './find.ts'
import { type HubForm, readHubForm } from './form.ts'
import { checkTexts, type StoredPictures, storePictures } from './input.ts'
import { setPictures } from './pictures.ts'

const FIELDS = ['name', 'description', 'isPrivate', 'tags', 'rules']
const KEY_LENGTH = 60
const TAKEN = 'hubs.name_taken'

type Call = { viewer: Viewer; request: FastifyRequest; reply: FastifyReply; status: number }

/** Reads the form and creates the hub; sent twice with the same Idempotency-Key it is created once. */
export async function takeNewHub({ viewer, request, reply, status }: Call): Promise<Hub> {
  expectVerified(viewer)
  await expectOn(sql, 'hubs')
  const form = await readHubForm(request, FIELDS)
  const input = checkTexts(NewHub, form.texts)
  const pictures = await storePictures(form.pictures)

  request.body = digestOf(form)
  const call = { userId: viewer.id, request, reply, status, isOneStatement: false }
  return answerOnce(sql, call, (sql) => createHub(sql, viewer, { ...input, pictures }))
}

type Founding = NewHub & { pictures?: StoredPictures }

/** Creates a hub; its creator is its owner and first member. */
export async function createHub(sql: Sql, viewer: Viewer, { pictures, ...input }: Founding) {
  const key = hubKey(input.name)
  if (isReserved(input.name) || key.length > KEY_LENGTH) throw invalid({ name: TAKEN })

  const [hub] = await sql<{ id: string }[]>`
    insert into hubs (name, name_key, description, is_private, tags, rules)
    values (${input.name}, ${key}, ${input.description}, ${input.isPrivate}, ${input.tags}, ${sql.json(input.rules)})
    on conflict (name_key) where closed_at is null do nothing
    returning id`
  if (!hub) throw invalid({ name: TAKEN })

  await indexHub(sql, hub.id)
  await setPictures(sql, hub.id, pictures ?? {}, viewer.id)
  await sql`select add_member(${hub.id}, ${viewer.id}, 'owner')`
  await publishChange(sql, ['lists', `hub:${hub.id}`])
  return expectHubPage(sql, hub.id, viewer)
}

/** A hash of the form, with digests instead of its pictures. */
function digestOf({ texts, pictures }: HubForm) {
  const hashes = Object.entries(pictures).map(([name, bytes]) => [
    name,
    bytes && createHash('sha256').update(bytes).digest('hex'),
  ])
  return { texts, pictures: hashes }
}
