import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Limits = { memoryBytes: number; cpuSeconds: number; fileBytes: number }
type Wrapper = { isNeeded: boolean; words: (limits: Limits) => string[] }

/** The wrappers that a program is started through, outermost first. Without the needed ones it is not confined. */
const WRAPPERS: Wrapper[] = [
  { isNeeded: false, words: () => ['nice', '-n', '10'] },
  {
    isNeeded: true,
    words: ({ memoryBytes, cpuSeconds, fileBytes }) => [
      'prlimit',
      `--as=${memoryBytes}`,
      `--cpu=${cpuSeconds}:${cpuSeconds + 5}`,
      `--fsize=${fileBytes}`,
      '--nofile=64',
      '--core=0',
    ],
  },
  // No network: it sees only a loopback of its own.
  { isNeeded: true, words: () => ['unshare', '-Urn'] },
  // It is killed with our process. Innermost, because a new user namespace would reset it.
  { isNeeded: true, words: () => ['setpriv', '--pdeathsig', 'KILL'] },
]

const TRIAL: Limits = { memoryBytes: 1024 ** 3, cpuSeconds: 10, fileBytes: 1024 ** 2 }
/** A busy machine is slow, and the result is used until the next start. */
const TRIAL_MS = 30_000

type Trial = { wrapper: Wrapper; complaint: string | null }
let trials: Promise<Trial[]> | undefined

/** The wrapper commands that keep a program within these limits on this machine. */
export async function wrappersFor(limits: Limits): Promise<string[]> {
  trials ??= tryAll()
  return (await trials).filter(isWorking).flatMap(({ wrapper }) => wrapper.words(limits))
}

/** The wrappers that do not work here, and why. */
export async function listLacking(path?: string): Promise<string[]> {
  trials ??= tryAll()
  const tried = path === undefined ? await trials : await tryAll({ PATH: path })
  return tried
    .filter((trial) => trial.wrapper.isNeeded && !isWorking(trial))
    .map(({ wrapper, complaint }) => `${wrapper.words(TRIAL)[0]} (${complaint})`)
}

async function tryAll(env = bareEnvironment()): Promise<Trial[]> {
  const tried: Trial[] = []
  for (const wrapper of WRAPPERS) {
    const outer = tried.filter(isWorking).map((trial) => trial.wrapper)
    const words = [...outer, wrapper].flatMap(({ words }) => words(TRIAL))
    tried.push({ wrapper, complaint: await complaintOf([...words, 'true'], env) })
  }
  return tried
}

function isWorking({ complaint }: Trial): boolean {
  return complaint === null
}

async function complaintOf([program, ...args]: string[], env: { PATH: string }) {
  try {
    await run(program!, args, { timeout: TRIAL_MS, env })
    return null
  } catch (error) {
    const { code, killed, stderr } = error as { code?: unknown; killed?: boolean; stderr?: string }
    if (killed) return 'it took too long'
    return (
      stderr?.trim().split('\n')[0] ||
      (code === 'ENOENT' ? 'not installed' : `it ends with ${code}`)
    )
  }
}

/** Without our secrets and without settings that change how a program behaves. */
export function bareEnvironment() {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin' }
}
