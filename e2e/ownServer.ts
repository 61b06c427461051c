import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A server with settings of its own, at `localhost`: a passkey belongs to a name, never to a number. */
export async function startOwnServer(port: number, settings: Record<string, string> = {}) {
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/e2eServer.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      RATE_LIMIT: 'off',
      DEMO: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = once(child, 'exit')
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('The server did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}

/** Healthy, and past the work of its start: while that lasts, pages are refused as in any rush. */
async function isReady(port: number) {
  for (const path of ['/api/health', '/help']) {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    if (!reply?.ok) return false
  }
  return true
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('There is no port.')
  return address.port
}
