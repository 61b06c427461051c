import { type Art, storeArt } from '#features/demo/demoWorld/art.ts'
import { seedDemo } from '#features/demo/demoWorld/world.ts'
import { sql } from './world.ts'

let art: Promise<Art> | undefined

/** Fills in the demo world. Its pictures are drawn once for all files of a worker, which share a folder. */
export function seededDemo() {
  return seedDemo(sql, (...wanted) => {
    art ??= storeArt(...wanted)
    return art
  })
}
