/** Whether a person asked their system for less movement. */
export function wantsStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
