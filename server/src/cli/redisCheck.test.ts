import { expect, test } from 'vitest'
import { examineRedis, judgeRedis } from './redisCheck.ts'

type Facts = { version?: string; valkey?: string; memory?: number; policy?: string }

/** As INFO says it. */
function info({ version = '7.2.4', valkey, memory = 0, policy = 'noeviction' }: Facts) {
  return [
    '# Server',
    `redis_version:${version}`,
    ...(valkey ? [`valkey_version:${valkey}`] : []),
    '# Memory',
    `maxmemory:${memory}`,
    'maxmemory_human:0B',
    `maxmemory_policy:${policy}`,
  ].join('\r\n')
}

test.each<[Facts, boolean, string]>([
  [{}, true, 'Redis 7.2.4 answers'],
  [{ valkey: '8.1.0' }, true, 'Valkey 8.1.0 answers'],
  [{ version: '6.2.0' }, true, 'Redis 6.2.0 answers'],
  [{ version: '6.0.16' }, false, 'Redis 6.0.16 is too old'],
  [{ memory: 1e6 }, true, 'Redis 7.2.4 answers'],
  [{ policy: 'allkeys-lru' }, true, 'Redis 7.2.4 answers'],
  [
    { memory: 1e6, policy: 'volatile-ttl' },
    false,
    '(volatile-ttl): set maxmemory-policy noeviction',
  ],
])('a Redis of %o is well: %s', (facts, isWell, said) => {
  expect(judgeRedis(info(facts))).toEqual({ isWell, said: expect.stringContaining(said) })
})

test('a Redis that is not there is found ill, in a sentence', async () => {
  expect(await examineRedis('redis://127.0.0.1:1')).toEqual({
    isWell: false,
    said: expect.stringMatching(/^does not answer: .*ECONNREFUSED/),
  })
})
