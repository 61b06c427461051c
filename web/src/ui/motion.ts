/** Whether the person prefers reduced motion. */
export function wantsStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
