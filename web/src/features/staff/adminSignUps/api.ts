import { type NewSignUpBlock, type SignUpMode, signUpApi } from '@jes/contract/accounts/signUps'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { refetchAdmin } from '#features/staff/admin/api.ts'
import { call } from '#lib/api.ts'
import { keyFor } from '#lib/keys.ts'
import { pagedQuery } from '#lib/paged.ts'

/** Newcomers who wait, the oldest first. */
export function signUpRequests() {
  return pagedQuery(keyFor('desk', 'sign-ups'), (cursor, signal) =>
    call(signUpApi.requests, { query: { cursor } }, signal),
  )
}

export function signUpSettings() {
  return queryOptions({
    queryKey: keyFor('desk', 'sign-up settings'),
    queryFn: ({ signal }) => call(signUpApi.settings, {}, signal),
  })
}

export function signUpBlocks() {
  return queryOptions({
    queryKey: keyFor('desk', 'sign-up blocks'),
    queryFn: ({ signal }) => call(signUpApi.blocks, {}, signal),
    select: ({ blocks }) => blocks,
  })
}

export async function approve(client: QueryClient, id: string) {
  await call(signUpApi.approve, { params: { id } })
  await refetchAdmin(client)
}

export async function decline(client: QueryClient, id: string, reason: string) {
  await call(signUpApi.decline, { params: { id }, body: { reason } })
  await refetchAdmin(client)
}

type Settings = { mode: SignUpMode; asksProof: boolean; reason: string }

export async function setSettings(client: QueryClient, body: Settings) {
  await call(signUpApi.setSettings, { body })
  await refetchAdmin(client)
}

export async function addBlock(client: QueryClient, body: NewSignUpBlock) {
  await call(signUpApi.addBlock, { body })
  await refetchAdmin(client)
}

export async function removeBlock(client: QueryClient, id: string) {
  await call(signUpApi.removeBlock, { params: { id } })
  await refetchAdmin(client)
}
