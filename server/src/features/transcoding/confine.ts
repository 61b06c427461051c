import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Limits = { memoryBytes: number; cpuSeconds: number; fileBytes: number }
type Wrapper = { isNeeded: boolean; words: (limits: Limits) => string[] }

/** What a program is started through, outermost first. Without those that are needed it is not confined. */
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
  // It dies with us. Innermost, since a new user namespace would forget it.
  { isNeeded: true, words: () => ['setpriv', '--pdeathsig', 'KILL'] },
]

const TRIAL: Limits = { memoryBytes: 1024 ** 3, cpuSeconds: 10, fileBytes: 1024 ** 2 }
let working: Promise<Wrapper[]> | undefined

/** The words before the program that keep it within these limits on this machine. */
export async function wrappersFor(limits: Limits): Promise<string[]> {
  working ??= findWorking()
  return (await working).flatMap(({ words }) => words(limits))
}

/** The programs that should confine another and do not work here, by their names. */
export async function listLacking(path?: string): Promise<string[]> {
  working ??= findWorking()
  const found = path === undefined ? await working : await findWorking({ PATH: path })
  return WRAPPERS.filter((wrapper) => wrapper.isNeeded && !found.includes(wrapper)).map(
    ({ words }) => words(TRIAL)[0]!,
  )
}

async function findWorking(env = bareEnvironment()) {
  const found: Wrapper[] = []
  if (process.platform === 'win32') return found
  for (const wrapper of WRAPPERS) {
    const [program, ...args] = [...found, wrapper].flatMap(({ words }) => words(TRIAL))
    const works = await run(program!, [...args, 'true'], { timeout: 5_000, env })
      .then(() => true)
      .catch(() => false)
    if (works) found.push(wrapper)
  }
  return found
}

/** No secret of ours, no setting that changes how a program behaves. */
export function bareEnvironment() {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin' }
}
