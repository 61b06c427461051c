/** A small part of the world is enough to see that the bench works. */
export const SCALE = Number(process.env.BENCH_SCALE ?? 1)
