import type { ClipEvent } from '@jes/contract/clips/clips'
import type { FastifyRequest } from 'fastify'
import { isBot, markOfMember, markOfVisitor } from '#features/posts/views/buffer.ts'
import type { Sql } from '#lib/db.ts'
import { type ClipAction, countActions } from './actions.ts'
import { markStarted, markWatched } from './buffer.ts'
import { startPlays } from './starts.ts'

/** Takes a browser's events of watching, and returns the plays that later events refer to. */
export async function takeEvents(sql: Sql, events: ClipEvent[], request: FastifyRequest) {
  const viewerId = request.viewer?.id ?? null
  const actions: ClipAction[] = []
  const started: string[] = []
  for (const event of events) {
    if (event.type === 'watch') markWatched(event.play, event.ms, event.reachedMs)
    else if (event.type === 'start') started.push(event.clip)
    else actions.push(event)
  }
  if (viewerId && actions.length > 0) await countActions(sql, actions, viewerId)

  const agent = request.headers['user-agent'] ?? ''
  if (started.length === 0 || isBot(agent)) return []
  const viewer = viewerId ? markOfMember(viewerId) : await markOfVisitor(sql, request.ip, agent)
  const plays = await startPlays(sql, started, { viewerId, viewer })
  for (const { clip, isFirst } of plays) if (isFirst) markStarted(clip)
  return plays
}
