import { create } from 'zustand'

/** In doubt a request had no reply, though the browser says that it is connected: the server is asked once more. */
export type Line = 'up' | 'in doubt' | 'cut' | 'back'

/** Whether the server can be reached. */
export const useLine = create<{ line: Line }>(() => ({ line: 'up' }))
