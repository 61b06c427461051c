import { readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { certificateFor } from '#test/certificate.ts'
import { makeScratch, removeScratch } from '#test/scratch.ts'
import { freePort, startEngine } from '../engine.ts'
import { findProgram } from '../packages.ts'

const SITE = new URL('../../../deploy/nginx/jes.conf', import.meta.url)

type NginxOptions = {
  /** The folder of the files that it sends itself, as the user who runs this. */
  media?: string
}

/** Debian's nginx with the settings that we give to operators, before servers on these ports of loopback. */
export async function startNginx(servers: number[], { media }: NginxOptions = {}) {
  const [port, plain] = [await freePort(), await freePort()]
  // Not in a data folder of Jes, which is closed to the user that nginx becomes.
  const home = makeScratch()
  const { cert, key } = certificateFor('jes.example')
  writeFileSync(join(home, 'fullchain.pem'), cert)
  writeFileSync(join(home, 'privkey.pem'), key)
  writeFileSync(
    join(home, 'site.conf'),
    siteFor({ home, port, plain, servers, media: media ?? home }),
  )
  // Without a group nginx takes one with the name of the user, which Debian does not have for this one.
  const user = media ? userInfo().username : 'nobody nogroup'
  writeFileSync(join(home, 'nginx.conf'), mainFor(home, user))
  const engine = await startEngine({
    name: 'nginx',
    folder: home,
    command: findProgram('nginx', ['nginx']),
    args: ['-p', home, '-e', join(home, 'errors.log'), '-c', join(home, 'nginx.conf')],
    port,
  })
  return {
    ...engine,
    url: `https://127.0.0.1:${port}`,
    async stop() {
      await engine.stop()
      removeScratch(home)
    },
  }
}

type Site = { home: string; port: number; plain: number; servers: number[]; media: string }

/** Only addresses and paths are replaced; each has to be found. */
function siteFor({ home, port, plain, servers, media }: Site) {
  const replaced: [RegExp, string][] = [
    [/ *server 127\.0\.0\.1:3002 .*\n/, ''],
    [
      / *server 127\.0\.0\.1:3001 (.*)\n/,
      servers.map((at) => `  server 127.0.0.1:${at} $1\n`).join(''),
    ],
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/ *listen \[::\].*\n/g, ''],
    [/\/etc\/letsencrypt\/live\/jes\.example/g, home],
    [/\/var\/lib\/jes\/data\/media/, media],
    [/\/var\/cache\/jes-assets/, join(home, 'assets')],
  ]
  return replaced.reduce(
    (text, [what, by]) => {
      if (text.search(what) < 0) throw new Error(`${SITE.pathname} has no ${what}.`)
      return text.replace(what, by)
    },
    readFileSync(SITE, 'utf8'),
  )
}

function mainFor(home: string, user: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    user ${user};
    worker_processes 2;
    pid ${home}/nginx.pid;
    events { worker_connections 1024; }
    http {
      access_log off;
      add_header X-Upstream $upstream_addr always;
      ${temporary.map((name) => `${name}_temp_path ${home}/${name};`).join('\n')}
      include ${home}/site.conf;
    }`
}
