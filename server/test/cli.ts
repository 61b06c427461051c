import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../bundle/jes.js', import.meta.url))

/** `npx jes`, as it was built, for the Jes in this folder. */
export function launchJes(folder: string, words: string[], settings: Record<string, string> = {}) {
  return spawn(process.execPath, [CLI, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export async function runJes(
  folder: string,
  words: string[],
  settings: Record<string, string> = {},
) {
  const child = launchJes(folder, words, settings)
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += text
  })
  child.stderr.on('data', (text) => {
    err += text
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, err }
}
