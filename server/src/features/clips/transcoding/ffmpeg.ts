import { execFile } from 'node:child_process'
import { accessSync, chmodSync, constants, copyFileSync, mkdirSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { type Config, config } from '#lib/config.ts'
import { bareEnvironment, listLacking } from './confine.ts'

const run = promisify(execFile)

export type Ffmpeg = { path: string; isBundled: boolean }
/** The chosen ffmpeg, if any, and a sentence about it for the log and the doctor. */
export type Choice = { ffmpeg: Ffmpeg | null; isWell: boolean; said: string }
type Settings = Pick<Config, 'FFMPEG_PATH' | 'FFMPEG_UNCONFINED' | 'isProduction' | 'DATA_DIR'> & {
  path: string
  lacking: string[]
}

const NAME = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
let choice: Promise<Choice> | undefined

/** The ffmpeg that videos are made with, or null if there is none that may be used. */
export async function findFfmpeg(): Promise<Ffmpeg | null> {
  return (await findChoice()).ffmpeg
}

export function findChoice(): Promise<Choice> {
  choice ??= listLacking().then((lacking) =>
    chooseFfmpeg({ ...config, path: process.env.PATH ?? '', lacking }),
  )
  return choice
}

export async function chooseFfmpeg(settings: Settings): Promise<Choice> {
  const ffmpeg = await lookFor(settings)
  if (!ffmpeg) {
    const said =
      'Clips are off: there is no ffmpeg with libx264. Install ffmpeg or set FFMPEG_PATH.'
    return { ffmpeg, isWell: false, said }
  }
  const named = ffmpeg.isBundled
    ? `the ffmpeg of 2019 that npm brought (${ffmpeg.path}). Install ffmpeg for newer videos; production needs it.`
    : `${ffmpeg.path}.`
  if (settings.lacking.length === 0)
    return { ffmpeg, isWell: true, said: `Clips are prepared with ${named}` }

  // It reads files of strangers: a security hole in it must not open this machine.
  const why = `ffmpeg cannot be confined here: of util-linux ${settings.lacking.join(', ')} does not work.`
  if (settings.isProduction && !settings.FFMPEG_UNCONFINED) {
    const said = `Clips are off: ${why} Install it, or allow that with FFMPEG_UNCONFINED=on.`
    return { ffmpeg: null, isWell: false, said }
  }
  const said = `Clips are prepared with ${named} But ${why}`
  return { ffmpeg, isWell: settings.FFMPEG_UNCONFINED, said }
}

async function lookFor(settings: Settings): Promise<Ffmpeg | null> {
  const own = [settings.FFMPEG_PATH, onPath(settings.path)].filter((path) => path !== undefined)
  for (const path of own) if (await works(path)) return { path, isBundled: false }

  // It is of 2019, and reads files of strangers.
  if (settings.isProduction) return null
  const path = bundled(settings.DATA_DIR)
  return path && (await works(path)) ? { path, isBundled: true } : null
}

/** Logs once, at the start, which ffmpeg is used. */
export async function greetFfmpeg(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, chosen?: Choice) {
  const { ffmpeg, isWell, said } = chosen ?? (await findChoice())
  if (isWell && ffmpeg && !ffmpeg.isBundled) log.info(said)
  else log.warn(said)
}

/** Whether it runs, and has the encoders that we need. */
async function works(path: string): Promise<boolean> {
  const encoders = await run(path, ['-hide_banner', '-encoders'], {
    timeout: 20_000,
    env: bareEnvironment(),
  }).catch(() => null)
  return encoders !== null && /\blibx264\b/.test(encoders.stdout) && /\baac\b/.test(encoders.stdout)
}

function onPath(path: string): string | undefined {
  return path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, NAME))
    .find(isRunnable)
}

/** The one in the npm package for this machine, made executable: its install script has not run. */
function bundled(folder: string): string | null {
  const name = `@ffmpeg-installer/${process.platform}-${process.arch}`
  try {
    const shipped = join(
      dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)),
      NAME,
    )
    return makeRunnable(shipped) ? shipped : copyOf(shipped, join(folder, 'bin'))
  } catch {
    return null
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function makeRunnable(path: string): boolean {
  if (isRunnable(path)) return true
  try {
    chmodSync(path, 0o755)
  } catch {
    return false
  }
  return isRunnable(path)
}

/** For read-only packages. The copy is renamed when it is complete. */
function copyOf(shipped: string, place: string): string {
  const copy = join(place, NAME)
  if (isRunnable(copy)) return copy
  mkdirSync(place, { recursive: true })
  const draft = `${copy}-${process.pid}`
  copyFileSync(shipped, draft)
  chmodSync(draft, 0o700)
  renameSync(draft, copy)
  return copy
}
