import { resolve } from 'node:path'
import { z } from 'zod'
import { key, link } from './configFields.ts'
import { ofLoginProviders } from './configLoginProviders.ts'
import { SMS_SETTINGS } from './configSms.ts'
import { TRANSLATION_SETTINGS } from './configTranslation.ts'
import { isDatabaseUrl, splitUrls } from './databaseUrl.ts'

const onOff = (usual: 'on' | 'off') =>
  z
    .enum(['on', 'off'], 'is on or off')
    .default(usual)
    .transform((word) => word === 'on')

/** Parts divided by commas. */
function listOf(typed: string) {
  return typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

const atLeastOne = z.coerce.number('is a number').int().min(1, 'is at least 1')

const FINGERPRINTS = /^[0-9a-f]{2}(:[0-9a-f]{2}){31}(,[0-9a-f]{2}(:[0-9a-f]{2}){31})*$/i

const DATABASE_ADDRESS = 'is an address such as postgres://user@host/jes'

const databaseUrl = z.string().refine(isDatabaseUrl, DATABASE_ADDRESS).optional()

const WEB_ADDRESS = 'is an address such as https://pay.example/'

export const Config = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'])
      .default('development')
      .describe('production where people use it'),
    PORT: z.coerce
      .number('is a port number')
      .int()
      .min(0)
      .max(65_535, 'is a port number')
      .default(3000)
      .describe('where it listens'),
    HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('where it listens; 0.0.0.0 for every address of the machine'),
    PUBLIC_URL: link(/^https?$/, 'is an address such as https://jes.example').describe(
      'the address people use; required in production',
    ),
    DATA_DIR: z
      .string()
      .min(1)
      .default('./data')
      .describe('the embedded database, media, uploads, mails; closed to other users'),
    DATABASE_URL: databaseUrl.describe(
      'a PostgreSQL 15 or later with a UTF-8 locale, of several hosts the one that takes writes; without it an embedded one',
    ),
    DATABASE_REPLICA_URLS: z
      .string()
      .default('')
      .transform(splitUrls)
      .refine((urls) => urls.every(isDatabaseUrl), DATABASE_ADDRESS)
      .describe('streaming replicas that visitors are served from, divided by commas'),
    DATABASE_SESSION_URL: databaseUrl.describe(
      'the same database past a PgBouncer in transaction mode, where DATABASE_URL leads to one',
    ),
    MIGRATE_AT_START: onOff('on').describe('off: npx jes migrate alone changes the schema'),
    DATABASE_POOL: z.coerce
      .number('is a number')
      .int()
      .min(2)
      .max(100)
      .default(20)
      .describe('how many connections to it one server holds'),
    REDIS_URL: link(/^rediss?$/, 'is an address such as redis://user:password@host:6379').describe(
      'a Redis or Valkey that several servers count limits and publish events by; the same for all',
    ),
    SMTP_URL: link(/^smtps?$/, 'is an address such as smtp://user:password@host:587').describe(
      'the server that sends mail; required in production, else mails are at /dev/mailbox',
    ),
    MAIL_FROM: z
      .string()
      .min(3)
      .default('Jes <namaste@localhost>')
      .describe('whom mails come from'),
    ...SMS_SETTINGS,
    ...TRANSLATION_SETTINGS,
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform(listOf)
      .describe('CIDRs whose X-Forwarded-* and X-Request-Id count, divided by commas'),
    PEERTUBE_HOSTS: z
      .string()
      .regex(/^[a-z0-9.:,\s-]*$/, 'is a list of hosts such as tube.example, divided by commas')
      .default('')
      .transform(listOf)
      .describe('PeerTube sites whose videos play in posts, divided by commas'),
    SOCKETS: atLeastOne.default(10_000).describe('how many live lines one server holds'),
    SOCKETS_PER_MEMBER: atLeastOne.default(10).describe('how many of them one member may have'),
    // Thousands of phones of a mobile network share an address.
    SOCKETS_PER_ADDRESS: atLeastOne
      .default(1_000)
      .describe('how many of them may come from one address'),
    CONNECTIONS: atLeastOne.default(20_000).describe('how many connections one server takes'),
    CONNECTIONS_PER_ADDRESS: atLeastOne
      .default(2_000)
      .describe('how many of them from one address; trusted proxies are not counted'),
    REQUEST_SECONDS: atLeastOne
      .default(15)
      .describe('how long a request may take, its body included; an upload has ten minutes'),
    S3_ENDPOINT: link(/^https?$/, 'is an address such as https://s3.example').describe(
      'where pictures, clips and uploads are stored, with S3_BUCKET, S3_KEY and S3_SECRET; without them in DATA_DIR',
    ),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is the name of a bucket')
      .optional()
      .describe('the bucket; it is closed to everybody but these keys'),
    S3_REGION: z.string().min(1).default('us-east-1').describe('its region'),
    S3_KEY: key.describe('the access key'),
    S3_SECRET: key.describe('the secret key'),
    S3_PATH_STYLE: onOff('on').describe(
      'off where the bucket is a part of the host name, not of the path',
    ),
    MEDIA_STORE: z
      .enum(['s3', 'disk'], 'is s3 or disk')
      .default('s3')
      .describe('where new files go when S3_* is set; what is not there is read from the other'),
    MEDIA_URL: link(/^https?$/, 'is an address such as https://media.jes.example').describe(
      'a CDN in front of this site, where public pictures and clips are fetched',
    ),
    MEDIA_ACCEL: z
      .string()
      .regex(/^\/[\w/-]+\/$/, 'is a location such as /jes-media/')
      .optional()
      .describe(
        'the internal location of nginx that holds DATA_DIR/media, as in deploy/nginx: nginx then sends the files itself',
      ),
    DISK_FLOOR_MB: atLeastOne.default(200).describe('with less room in DATA_DIR readiness says no'),
    DRAIN_SECONDS: z.coerce
      .number('is a number of seconds')
      .min(0)
      .max(300)
      .optional()
      .describe('how long it serves on after it was told to stop; 5 in production'),
    ROLE: z
      .enum(['web', 'jobs', 'all'], 'is web, jobs or all')
      .default('all')
      .describe('web serves, jobs works, all does both'),
    WORKERS: z.coerce
      .number('is a number')
      .int()
      .min(1, 'is at least 1')
      .max(128, 'is at most 128')
      .optional()
      .describe(
        'how many processes serve on one port; with more than one, jobs have their own; in production one a core, as far as memory allows, else 1',
      ),
    DEMO: z
      .enum(['on', 'off'], 'is on or off')
      .optional()
      .describe('a small demo world in an empty database; off in production'),
    RATE_LIMIT: onOff('on').describe('off for tests'),
    CLIPS_FEED: onOff('on').describe('off shows the coming-soon page instead'),
    FFMPEG_PATH: z
      .string()
      .min(1)
      .optional()
      .describe('an ffmpeg of your own; else the one on PATH'),
    FFMPEG_UNCONFINED: onOff('off').describe(
      'on makes clips in production also where prlimit, unshare or setpriv do not work',
    ),
    VIDEOS_AT_ONCE: atLeastOne.default(1).describe('how many videos are prepared at a time'),
    DEMO_CLIPS: onOff('on').describe('off leaves videos out of the demo world'),
    ESEWA_PRODUCT_CODE: key.describe(
      'to be paid by eSewa, with ESEWA_SECRET; without keys play money, and nobody in production',
    ),
    ESEWA_SECRET: key.describe('the key of eSewa'),
    ESEWA_FORM_URL: link(/^https?$/, WEB_ADDRESS).describe(
      'another address of eSewa, for its test system',
    ),
    ESEWA_STATUS_URL: link(/^https?$/, WEB_ADDRESS).describe(
      'another address of eSewa, for its test system',
    ),
    KHALTI_SECRET: key.describe('the key of Khalti'),
    KHALTI_API_URL: link(/^https?$/, WEB_ADDRESS).describe(
      'another address of Khalti, for its test system',
    ),
    KHALTI_PAY_URL: link(/^https?$/, WEB_ADDRESS).describe(
      'another address of Khalti, for its test system',
    ),
    PREMIUM_SANDBOX: onOff('on').describe('off: no play money either; never on in production'),
    VAT_PERCENT: z.coerce
      .number('is a whole number of percent')
      .int('is a whole number of percent')
      .min(1, 'is 1 to 50')
      .max(50, 'is 1 to 50')
      .default(13)
      .describe('the rate of VAT, where VAT_PAN is set'),
    VAT_PAN: z
      .string()
      .regex(/^\d{9}$/, 'is the nine digits of a PAN')
      .optional()
      .describe('the PAN of who is registered for VAT, 9 digits: from then on prices include it'),
    ANDROID_PACKAGE: z
      .string()
      .regex(/^[a-z]\w*(\.[a-z]\w*)+$/i, 'is a name such as np.example.jes')
      .optional()
      .describe('the name of the Android package, for /.well-known/assetlinks.json'),
    ANDROID_FINGERPRINTS: z
      .string()
      .regex(FINGERPRINTS, 'is SHA-256 fingerprints such as 14:6D:…, with commas between them')
      .transform((list) => list.toUpperCase().split(','))
      .optional()
      .describe('SHA-256 fingerprints of the keys that the Android package is signed with'),
    ...ofLoginProviders,
    PAYOUT_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'is 64 hexadecimal digits')
      .optional()
      .describe(
        '64 hexadecimal digits that payment details, two-step secrets and waiting mails are sealed with; the same on every server; else made in DATA_DIR',
      ),
    PAYOUT_KEY_NEXT: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'is 64 hexadecimal digits')
      .optional()
      .describe(
        'The key that `npx jes keys rotate` puts in the place of PAYOUT_KEY; no server reads it',
      ),
    PUSH_PUBLIC_KEY: z
      .string()
      .regex(/^[\w-]{87}$/, 'is the 87 characters of a public VAPID key')
      .optional()
      .describe(
        'the VAPID keys that push messages are signed with, the same on every server; else made in DATA_DIR',
      ),
    PUSH_PRIVATE_KEY: z
      .string()
      .regex(/^[\w-]{43}$/, 'is the 43 characters of a private VAPID key')
      .optional()
      .describe('the private half of PUSH_PUBLIC_KEY'),
    METRICS_PORT: z.coerce
      .number('is a port number')
      .int()
      .min(0)
      .max(65_535, 'is a port number')
      .optional()
      .describe('where Prometheus reads /metrics; without it nowhere'),
    METRICS_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe('where METRICS_PORT listens; whoever reaches it can read how much Jes is used'),
    SLOW_QUERY_MS: z.coerce
      .number('is a number of milliseconds')
      .min(0, 'is at least 0')
      .optional()
      .describe(
        'queries that take longer are logged with their endpoint; 0 for none; 500 in production, else 0',
      ),
    OTEL_EXPORTER_OTLP_ENDPOINT: link(
      /^https?$/,
      'is an address such as http://127.0.0.1:4318',
    ).describe('a collector of OpenTelemetry that traces are sent to; without it none are made'),
    ALERT_URL: link(/^https?$/, 'is an address such as https://chat.example/hooks/abc').describe(
      'a webhook that is told what jes doctor finds, every few minutes',
    ),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'is a level such as info',
      )
      .optional()
      .describe('info in production, else warn'),
  })
  .transform((config) => ({
    ...config,
    DATA_DIR: resolve(config.DATA_DIR),
    PUBLIC_URL: config.PUBLIC_URL?.replace(/\/+$/, ''),
    MEDIA_URL: config.MEDIA_URL?.replace(/\/+$/, ''),
    DEMO: config.DEMO ? config.DEMO === 'on' : config.NODE_ENV !== 'production',
    DRAIN_SECONDS: config.DRAIN_SECONDS ?? (config.NODE_ENV === 'production' ? 5 : 0),
    SLOW_QUERY_MS: config.SLOW_QUERY_MS ?? (config.NODE_ENV === 'production' ? 500 : 0),
    LOG_LEVEL: config.LOG_LEVEL ?? (config.NODE_ENV === 'production' ? 'info' : 'warn'),
    // Never in production, whatever the settings say.
    PREMIUM_SANDBOX: config.PREMIUM_SANDBOX && config.NODE_ENV !== 'production',
    isProduction: config.NODE_ENV === 'production',
  }))
export type Config = z.output<typeof Config>
