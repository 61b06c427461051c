import fastify from 'fastify'
import { config } from './config.ts'

/** The log of a process that serves nobody, written like the log of one that does. */
export function openLog() {
  return fastify({ logger: { level: config.LOG_LEVEL } }).log
}
