import { resolve } from 'node:path'
import { z } from 'zod'

const onOff = (usual: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'is on or off')
    .default(usual)
    .transform((word) => word === 'on')

const atLeastOne = z.coerce.number('is a number').int().min(1, 'is at least 1')

const link = (protocol: RegExp, words: string) => z.url({ protocol, error: words }).optional()

const Config = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce
      .number('is a port number')
      .int()
      .min(0)
      .max(65_535, 'is a port number')
      .default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: link(/^https?$/, 'is an address such as https://jes.example'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: link(/^postgres(ql)?$/, 'is an address such as postgres://user@host/jes'),
    DATABASE_POOL: z.coerce.number('is a number').int().min(2).max(100).default(20),
    SMTP_URL: link(/^smtps?$/, 'is an address such as smtp://user:password@host:587'),
    MAIL_FROM: z.string().min(3).default('Jes <namaste@localhost>'),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      ),
    SOCKETS: atLeastOne.default(10_000),
    SOCKETS_PER_MEMBER: atLeastOne.default(10),
    SOCKETS_PER_ADDRESS: atLeastOne.default(50),
    ROLE: z.enum(['web', 'jobs', 'all'], 'is web, jobs or all').default('all'),
    DEMO: z.enum(['on', 'off'], 'is on or off').optional(),
    RATE_LIMIT: onOff('on'),
    CLIPS_FEED: onOff('on'),
    FFMPEG_PATH: z.string().min(1).optional(),
    VIDEOS_AT_ONCE: atLeastOne.default(1),
    DEMO_CLIPS: onOff('on'),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'is a level such as info',
      )
      .optional(),
  })
  .transform((config) => ({
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: config.PUBLIC_URL?.replace(/\/+$/, ''),
    DEMO: config.DEMO ? config.DEMO === 'on' : config.NODE_ENV !== 'production',
    LOG_LEVEL: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn'),
    isProduction: config.NODE_ENV === 'production',
  }))
export type Config = z.output<typeof Config>

/** Why Jes cannot start, in a sentence that names the setting. */
export class ConfigProblem extends Error {
  override name = 'ConfigProblem'
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = Config.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]!
    const name = String(issue.path[0])
    throw new ConfigProblem(`${name} ${issue.message}; it is set to "${env[name] ?? ''}".`)
  }
  const config = result.data
  if (config.isProduction && !config.SMTP_URL) {
    throw new ConfigProblem('SMTP_URL is missing: in production Jes has to send mail.')
  }
  if (config.isProduction && !config.PUBLIC_URL) {
    throw new ConfigProblem('PUBLIC_URL is missing: in production Jes has to know its own address.')
  }
  return config
}

/** Read once, at start: a wrong setting stops the server before it serves anyone. */
export const config = readOrStop()

function readOrStop() {
  try {
    return readConfig(process.env)
  } catch (problem) {
    if (!(problem instanceof ConfigProblem)) throw problem
    process.stderr.write(`Jes cannot start. ${problem.message}\n`)
    process.exit(1)
  }
}
