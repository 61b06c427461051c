import './nodeVersion.mjs'
import { fail, runTool } from './run.mjs'

// The largest first: in parallel they take as long as the longest of them. Each has one thread: several threads of a
// project check the types that they share once each, at half as much CPU time again.
const PROJECTS = ['server', 'web', '.', 'contract', 'web/worker']

const codes = PROJECTS.map((project) =>
  runTool('tsc', ['--noEmit', '--singleThreaded', '-p', project], { from: 'typescript' }),
)
if ((await Promise.all(codes)).some((code) => code !== 0)) fail(new Error('Some types do not fit.'))
