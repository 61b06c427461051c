import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Engine, freePort, startEngine } from '../engine.ts'
import { findProgram } from '../packages.ts'

const run = promisify(execFile)
const PACKAGES = ['ceph-mon', 'ceph-mgr', 'ceph-osd', 'ceph-common', 'radosgw']
/** Making the pools of the gateway waits for each of them. */
const PATIENCE_MS = 120_000

const KEY = 'jes-cluster-key'
const SECRET = 'jes-cluster-secret'

/** Debian's Ceph with its S3 gateway, all in memory: one monitor, one manager, one disk. */
export async function startCeph(folder: string) {
  const home = join(folder, 'ceph')
  for (const name of ['mon', 'mgr', 'osd', 'run'])
    await mkdir(join(home, name), { recursive: true })
  const [monitorPort, gatewayPort] = [await freePort(), await freePort()]
  const cluster = randomUUID()
  const settings = join(home, 'ceph.conf')
  await writeFile(settings, settingsOf(home, { cluster, monitorPort, gatewayPort }))

  const started: Engine[] = []
  try {
    await startMonitor()
    await daemon('ceph-mgr', ['-i', 'a'], monitorPort)
    await startDisk()
    await createUser()
    const gateway = await daemon('radosgw', ['-n', 'client.rgw'], gatewayPort)
    const endpoint = `http://127.0.0.1:${gatewayPort}`
    return { ...gateway, endpoint, key: KEY, secret: SECRET, stop }
  } catch (error) {
    await stop()
    throw error
  }

  /** Nothing is on a disk, so nothing has to be stopped gently. */
  async function stop() {
    for (const engine of started.toReversed()) await engine.kill()
  }

  async function startMonitor() {
    const map = join(home, 'monmap')
    const address = `[v2:127.0.0.1:${monitorPort}]`
    await call('monmaptool', ['--create', '--addv', 'a', address, '--fsid', cluster, map])
    await call('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map])
    await daemon('ceph-mon', ['-i', 'a'], monitorPort)
  }

  async function startDisk() {
    const id = randomUUID()
    await call('ceph', ['osd', 'new', id])
    await call('ceph-osd', ['--mkfs', '-i', '0', '--osd-uuid', id])
    await daemon('ceph-osd', ['-i', '0'], monitorPort)
  }

  async function createUser() {
    const user = ['--uid', 'jes', '--display-name', 'Jes']
    const keys = ['--access-key', KEY, '--secret-key', SECRET]
    await call('radosgw-admin', ['user', 'create', ...user, ...keys])
  }

  function call(program: string, args: string[]) {
    const options = { timeout: PATIENCE_MS, cwd: home }
    return run(findProgram(program, PACKAGES), ['-c', settings, ...args], options)
  }

  /** `-f` keeps it in the foreground: it ends when we end it. */
  async function daemon(program: string, args: string[], port: number) {
    const engine = await startEngine({
      name: program,
      folder: home,
      command: findProgram(program, PACKAGES),
      args: ['-c', settings, '-f', ...args],
      port,
    })
    started.push(engine)
    return engine
  }
}

type CephSettings = { cluster: string; monitorPort: number; gatewayPort: number }

function settingsOf(home: string, { cluster, monitorPort, gatewayPort }: CephSettings) {
  return `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitorPort}
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
ms_mon_client_mode = crc
ms_mon_cluster_mode = crc
ms_mon_service_mode = crc
mon_data_avail_crit = 1
mon_data_avail_warn = 1
mon_allow_pool_size_one = true
osd_objectstore = memstore
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 8
osd_pool_default_pgp_num = 8
osd_pool_default_pg_autoscale_mode = off
run_dir = ${home}/run
admin_socket = ${home}/run/$name.asok
log_file = ${home}/$name.log
mon_data = ${home}/mon
mgr_data = ${home}/mgr
osd_data = ${home}/osd
keyring = ${home}/keyring
rgw_frontends = beast endpoint=127.0.0.1:${gatewayPort}
`
}
