const [major, minor] = process.versions.node.split('.').map(Number)

// Imported first by every command, so that an old Node is named before anything else fails on it.
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Jes needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
