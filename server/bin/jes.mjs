#!/usr/bin/env node
import '../../scripts/nodeVersion.mjs'
import '../../scripts/env.mjs'
import { build } from '../../scripts/build.mjs'
import { fail } from '../../scripts/run.mjs'

await build().catch(fail)
process.setSourceMapsEnabled(true)
await import('../bundle/jes.js')
