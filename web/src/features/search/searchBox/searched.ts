/** What was looked for with a box, oldest first. Who remembers it may come later than the searches. */
export const searched: string[] = []
