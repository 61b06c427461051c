/** Searches of a box, oldest first. The code that stores them may be loaded after the searches. */
export const searched: string[] = []
