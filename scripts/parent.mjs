import { constants } from 'node:os'
import { isatty } from 'node:tty'

const POLL_MS = 100
const parent = process.ppid
const isOfNpm = process.env.npm_lifecycle_event !== undefined
const hasTerminal = [0, 1, 2].some((stream) => isatty(stream))
let isParentGone = false
let isHungUp = false

// npm passes a signal only to its shell, which dies without passing it on; so when npm or its shell is gone, we stop too.
// A shell that started us itself may end: a background process goes on.
const timer = setInterval(() => {
  // A hang-up reaches npm and us at once: we check a second time, so that ours has arrived.
  if (isOfNpm && isParentGone && !isHungUp) process.kill(process.pid, 'SIGTERM')
  isParentGone = process.ppid !== parent
}, POLL_MS).unref()

// Node drops nohup's setting to ignore a hang-up; but nohup leaves no terminal, and without one there is nothing to lose.
process.on('SIGHUP', () => {
  isHungUp = true
  if (hasTerminal) process.kill(process.pid, 'SIGTERM')
})

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    clearInterval(timer)
    if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal])
  })
