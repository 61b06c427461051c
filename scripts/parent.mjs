import { constants } from 'node:os'

const POLL_MS = 100
const parent = process.ppid

// npm passes a signal only to its shell, which dies without passing it on; so when the shell is gone, we stop too.
const timer = setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, POLL_MS).unref()

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    clearInterval(timer)
    if (process.listenerCount(signal) === 0) process.exit(128 + constants.signals[signal])
  })
