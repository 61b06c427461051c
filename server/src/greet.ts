import { STAFF } from '#features/demo/demoTexts/staffwork.ts'
import { DEMO_PASSWORD } from '#features/demo/demoWorld/world.ts'
import { isSandboxOn } from '#features/money/providers/drivers.ts'
import { config } from '#lib/config.ts'

/** What whoever started Jes reads once it serves, or works on jobs alone. */
export function greet(listening: string | null) {
  if (listening === null) {
    process.stdout.write('\n  जे  Jes works on its jobs\n\n')
    return
  }
  const address = config.PUBLIC_URL ?? listening.replace('127.0.0.1', 'localhost')
  const lines = [
    '',
    `  जे  Jes is at ${address}`,
    config.DEMO && `      Log in as aarati with the password ${DEMO_PASSWORD}`,
    config.DEMO && `      Staff: ${STAFF.admin} and ${STAFF.moderator}, the same password`,
    config.DEMO &&
      !config.isProduction &&
      '      These two need no second factor here; all other staff, and they in production, do',
    !config.SMTP_URL && `      Mail that Jes sends: ${address}/dev/mailbox`,
    !config.SMS_PROVIDER &&
      !config.isProduction &&
      `      SMS that Jes sends: ${address}/dev/phone`,
    isSandboxOn() && `      Payments with play money: ${address}/sandbox`,
    `      The API: ${address}/api/docs`,
    '      Stop with Ctrl-C',
    '',
  ]
  process.stdout.write(`${lines.filter((line) => line !== false).join('\n')}\n`)
}
