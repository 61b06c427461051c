import { createAdmin, resetPassword, resetTwoStep } from './accounts.ts'
import { backup } from './backup.ts'
import { Complaint } from './complaint.ts'
import { type CliContext, openContext } from './context.ts'
import { doctor } from './doctor.ts'
import { jobs } from './jobs.ts'
import { keys } from './keys.ts'
import { maintenance } from './maintenance.ts'
import { media } from './media.ts'
import { migrate } from './migrate.ts'
import { recount } from './recount.ts'
import { restore } from './restore.ts'
import { speakJson } from './say.ts'

type Command = {
  says: string
  run: (context: CliContext, words: string[]) => Promise<void>
  /** It may run without a database. */
  isForNew?: true
}

const COMMANDS: Record<string, Command> = {
  'create-admin': {
    says: '<username> <email>   makes an admin; prints a link to choose a password, once',
    run: createAdmin,
  },
  'reset-password': {
    says: '<username>         ends all sessions; prints a link to choose a password, once',
    run: resetPassword,
  },
  'reset-two-step': {
    says: '<username>         ends all sessions; switches two-step log-in off',
    run: resetTwoStep,
  },
  backup: {
    says: '<folder> | --into <folder> [--keep <number>]   copies everything, while the server runs',
    run: backup,
  },
  restore: {
    says: '<folder> [--force]        puts a backup in the place of what is here',
    run: restore,
    isForNew: true,
  },
  media: {
    says: 'move --to s3|disk [--delete]   copies all files there, while the server runs',
    run: media,
  },
  migrate: {
    says: '                          brings the database to this version, one command at a time',
    run: migrate,
    isForNew: true,
  },
  maintenance: {
    says: 'on|off [--message "…"]   lets everybody read only, with these words; or write again',
    run: maintenance,
  },
  recount: { says: '                          sets right every counter that is off', run: recount },
  jobs: {
    says: '[retry <id or task>]         lists the jobs that failed for good, or tries them again',
    run: jobs,
  },
  keys: {
    says: '[accept <name> | rotate]     compares the keys with the site’s, makes one the site’s, or encrypts all with a new one',
    run: keys,
  },
  doctor: { says: '                           looks whether all is well', run: doctor },
}

const words = process.argv.slice(2).filter((word) => word !== '--json')
if (process.argv.includes('--json')) speakJson()
process.exitCode = await act(words)

async function act([name = 'help', ...rest]: string[]) {
  const command = COMMANDS[name]
  if (!command) {
    help()
    return ['help', '--help', '-h'].includes(name) ? 0 : 1
  }
  try {
    const context = await openContext({ isNew: command.isForNew ?? false })
    await command.run(context, rest).finally(() => context.close())
    return Number(process.exitCode ?? 0)
  } catch (problem) {
    const words = problem instanceof Complaint ? problem.message : String((problem as Error).stack)
    process.stderr.write(`${words}\n`)
    return 1
  }
}

function help() {
  const lines = Object.entries(COMMANDS).map(([name, { says }]) => `  jes ${name} ${says}`)
  process.stdout.write(
    `${['Looks after Jes from the command line.', '', ...lines, '', 'With --json the result is JSON.'].join('\n')}\n`,
  )
}
