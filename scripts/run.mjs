import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a command to its end and returns its exit code. A stop signal is passed on. */
export function run(command, args, { cwd = ROOT, env = {}, stdio = 'inherit', timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio, timeout, env: { ...process.env, ...env } })
    const passOn = (signal) => {
      child.once('exit', () => process.exit(128 + constants.signals[signal]))
      child.kill(signal)
    }
    process.once('SIGINT', passOn).once('SIGTERM', passOn)
    const release = () => process.off('SIGINT', passOn).off('SIGTERM', passOn)
    child.once('error', (error) => {
      release()
      reject(error)
    })
    child.once('exit', (code) => {
      release()
      resolve(code ?? 1)
    })
  })
}

/** Runs a program of an installed package, without npm. */
export function runTool(name, args, { from = name, ...options } = {}) {
  return run(process.execPath, [toolPath(from, name), ...args], options)
}

export function toolPath(from, name) {
  const folder = join(ROOT, 'node_modules', ...from.split('/'))
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** The same npm that started us, else the one on PATH. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return run(process.execPath, [cli, ...args], options)
  return process.platform === 'win32'
    ? run('cmd', ['/d', '/s', '/c', 'npm', ...args], options)
    : run('npm', args, options)
}

/** The output of a command, or an empty text when it cannot be run or fails. */
export function ask(command, args, { timeout = 10_000 } = {}) {
  return new Promise((resolve) => {
    let text = ''
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'], timeout })
    child.stdout.on('data', (piece) => {
      text += piece
    })
    child.once('error', () => resolve(''))
    child.once('close', (code) => resolve(code === 0 ? text.trim() : ''))
  })
}

/** For a command's last resort: the sentence for a person, without the stack. */
export function fail(problem) {
  console.error(problem.message)
  process.exit(1)
}
