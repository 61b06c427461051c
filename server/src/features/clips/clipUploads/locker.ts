import type { Lock, Locker } from '@tus/server'
import { overloaded } from '#lib/errors.ts'
import { lockUpload } from './rowLock.ts'

const WAIT_MS = 10_000

type Held = { leave: () => void; line: (() => void)[] }

/**
 * One request at a time for each upload: in this process they stand in line, and the first of them locks the row.
 * Who comes to a locked one asks its holder to leave: that is mostly a connection which broke without our hearing of it.
 * (The locker of tus spins while it waits.)
 */
export function makeLocker(): Locker {
  const held = new Map<string, Held>()

  function newLock(id: string): Lock {
    let unlockRow = async () => {}
    return {
      async lock(_signal, leave) {
        await takeTurn(leave)
        try {
          unlockRow = await lockUpload(id, leave)
        } catch (error) {
          giveTurn()
          throw error
        }
      },
      async unlock() {
        await unlockRow().finally(giveTurn)
      },
    }

    async function takeTurn(leave: () => void) {
      const holder = held.get(id)
      if (!holder) {
        held.set(id, { leave, line: [] })
        return
      }
      holder.leave()
      await waitIn(holder.line)
      holder.leave = leave
      if (holder.line.length > 0) leave()
    }

    function giveTurn() {
      const next = held.get(id)?.line.shift()
      if (next) next()
      else held.delete(id)
    }
  }
  return { newLock }
}

function waitIn(line: (() => void)[]) {
  return new Promise<void>((resolve, reject) => {
    const mine = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(() => {
      line.splice(line.indexOf(mine), 1)
      reject(overloaded())
    }, WAIT_MS)
    line.push(mine)
  })
}
