/** Puts a value last in the map; of more than `most` the one that was put there longest ago goes. */
export function keepNewest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, most: number) {
  map.delete(key)
  map.set(key, value)
  const oldest = map.keys().next()
  if (map.size > most && !oldest.done) map.delete(oldest.value)
}
