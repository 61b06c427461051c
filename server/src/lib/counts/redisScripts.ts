/** Counts in one round trip, in windows that begin with the first hit; by 0 only looks. */
export const COUNT_HITS = `
local counted = {}
for at, key in ipairs(KEYS) do
  local by, window = tonumber(ARGV[2 * at - 1]), tonumber(ARGV[2 * at])
  local current, left = 0, redis.call('pttl', key)
  if left > 0 then
    current = redis.call('incrby', key, by)
  elseif by > 0 then
    redis.call('set', key, by, 'px', window)
    current, left = by, window
  else
    left = 0
  end
  counted[2 * at - 1], counted[2 * at] = current, left
end
return counted`

/** Whether this process may hold so many of a place beside all others that are alive; perhaps it does from now on. */
export const FIND_PLACE = `
local leases, process, holds, max, ms = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local others, held = 0, redis.call('hgetall', KEYS[1])
for at = 1, #held, 2 do
  if held[at] == process then
    -- Its own number is the one that it says.
  elseif redis.call('exists', leases .. held[at]) == 1 then
    others = others + tonumber(held[at + 1])
  else
    redis.call('hdel', KEYS[1], held[at])
  end
end
if others + holds > max then return 0 end
if ms > 0 then
  redis.call('hset', KEYS[1], process, holds)
  redis.call('pexpire', KEYS[1], ms)
end
return 1`
