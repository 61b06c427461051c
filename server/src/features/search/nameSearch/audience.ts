/**
 * For whom is searched: one viewer, or all who are in the same private hubs, whatever each of them blocked or muted.
 * What is found for all is shared between them.
 */
export type Audience =
  | { viewerId: string | null; hubIds?: never }
  | { viewerId: null; hubIds: string[] }
