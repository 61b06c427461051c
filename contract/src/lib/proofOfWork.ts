import * as z from 'zod/mini'

/** The header in which a request carries its proof. */
export const PROOF_HEADER = 'proof-of-work'
export const PROOF_MAX_LENGTH = 2_000
export const PROOF_ALGORITHM = 'PBKDF2/SHA-256'

const Hex = z.string().check(z.regex(/^[0-9a-f]{2,64}$/))

/** A challenge of ALTCHA (version 2): find the counter whose key begins with the prefix. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.literal(PROOF_ALGORITHM),
    nonce: Hex,
    salt: Hex,
    /** The iterations of one key. */
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: Hex,
    expiresAt: z.number(),
    /** What it is good for: one call of this endpoint, by this device or address. */
    data: z.object({ endpoint: z.string(), by: z.string() }),
  }),
  signature: Hex,
})
export type Challenge = z.infer<typeof Challenge>

export const Proof = z.object({
  challenge: Challenge,
  solution: z.object({
    counter: z.number().check(z.int(), z.minimum(0), z.maximum(0xffffffff)),
    derivedKey: Hex,
  }),
})
export type Proof = z.infer<typeof Proof>
