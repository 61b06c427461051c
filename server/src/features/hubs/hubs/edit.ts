import { findDistrict } from '@jes/contract/core/districts'
import { HubEdit } from '@jes/contract/hubs/hubs'
import type { FastifyRequest } from 'fastify'
import { expectOwner } from '#features/core/hubAccess/access.ts'
import { indexHub } from '#features/core/searchIndex/names.ts'
import { logAct } from '#features/hubs/moderation/log.ts'
import { publishChange } from '#lib/changes.ts'
import { type Sql, sql } from '#lib/db.ts'
import { invalid } from '#lib/errors.ts'
import type { Viewer } from '#lib/serve.ts'
import { expectHubPage } from './find.ts'
import { readHubForm } from './form.ts'
import { checkTexts, type StoredPictures, storePictures } from './input.ts'
import { lockHub } from './lock.ts'
import { setPictures } from './pictures.ts'

const FIELDS = ['description', 'isPrivate', 'tags', 'district', 'rules']

/** Reads the owner's form, and changes the sent fields. */
export async function takeHubEdit(viewer: Viewer, nameOrId: string, request: FastifyRequest) {
  await expectOwner(sql, nameOrId, viewer.id)
  const form = await readHubForm(request, FIELDS)
  const input = checkTexts(HubEdit, form.texts)
  const pictures = await storePictures(form.pictures)
  return sql.begin((sql) => editHub(sql, viewer, nameOrId, { ...input, pictures }))
}

type Change = HubEdit & { pictures?: StoredPictures }

async function editHub(sql: Sql, viewer: Viewer, nameOrId: string, change: Change) {
  const { description, isPrivate, tags, district, rules, pictures } = change
  if (district && !findDistrict(district)) throw invalid({ district: 'value.choice' })
  await lockHub(sql, nameOrId)
  const hub = await expectOwner(sql, nameOrId, viewer.id)

  await sql`
    update hubs set
      description = coalesce(${description ?? null}, description),
      tags = coalesce(${tags ?? null}::text[], tags),
      district = case when ${district !== undefined} then ${district ?? null} else district end,
      rules = coalesce(${rules ? sql.json(rules) : null}::jsonb, rules)
    where id = ${hub.id}`
  await indexHub(sql, hub.id)
  if (isPrivate === true && !hub.isPrivate) await shutHub(sql, hub.id)
  if (isPrivate === false && hub.isPrivate) await openHub(sql, hub.id)
  await setPictures(sql, hub.id, pictures ?? {}, viewer.id)

  await logAct(sql, { hubId: hub.id, action: 'editHub', byId: viewer.id })
  const isMoved = isPrivate !== undefined && isPrivate !== hub.isPrivate
  await publishChange(sql, isMoved ? 'everything' : ['lists', `hub:${hub.id}`])
  return expectHubPage(sql, hub.id, viewer)
}

/** All its posts change with it: that may take a while. */
async function shutHub(sql: Sql, hubId: string) {
  await sql`set local statement_timeout = '60s'`
  await sql`select make_hub_private(${hubId})`
}

/** Only while nobody has posted in it. Pending requests are dropped: anybody can join now. */
async function openHub(sql: Sql, hubId: string) {
  const written = await sql`select from posts where hub_id = ${hubId} limit 1`
  if (written.length > 0) throw invalid({ isPrivate: 'hubs.stays_private' })

  await sql`update hubs set is_private = false where id = ${hubId}`
  await sql`
    update images i set is_private = false from hubs h where h.id = ${hubId} and i.id = h.cover_id`
  await sql`delete from hub_requests where hub_id = ${hubId}`
}
