import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Limits = { memoryBytes: number; cpuSeconds: number; fileBytes: number }

/** What a program is started through, outermost first. Each is used where it exists and works. */
const WRAPPERS: ((limits: Limits) => string[])[] = [
  () => ['nice', '-n', '10'],
  ({ memoryBytes, cpuSeconds, fileBytes }) => [
    'prlimit',
    `--as=${memoryBytes}`,
    `--cpu=${cpuSeconds}:${cpuSeconds + 5}`,
    `--fsize=${fileBytes}`,
    '--nofile=64',
    '--core=0',
  ],
  // No network: it sees only a loopback of its own.
  () => ['unshare', '-Urn'],
  // It dies with us. Innermost, since a new user namespace would forget it.
  () => ['setpriv', '--pdeathsig', 'KILL'],
]

const TRIAL: Limits = { memoryBytes: 1024 ** 3, cpuSeconds: 10, fileBytes: 1024 ** 2 }
let working: Promise<typeof WRAPPERS> | undefined

/** The words before the program that keep it within these limits on this machine. */
export async function wrappersFor(limits: Limits): Promise<string[]> {
  working ??= findWorking()
  return (await working).flatMap((wrapper) => wrapper(limits))
}

async function findWorking() {
  const found: typeof WRAPPERS = []
  if (process.platform === 'win32') return found
  for (const wrapper of WRAPPERS) {
    const [program, ...args] = [...found, wrapper].flatMap((make) => make(TRIAL))
    const works = await run(program!, [...args, 'true'], { timeout: 5_000, env: bareEnvironment() })
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
