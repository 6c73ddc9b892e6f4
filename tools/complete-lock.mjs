// Run this after adding a package through a registry that lacks some platforms' binaries: npm then leaves those out of the lockfile, and `npm ci`
// rejects the lockfile everywhere. The added entries are fetched only on their own platforms.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './step.mjs'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32']

const file = join(root, 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => ({ name, version, dev: entry.dev })),
)
for (const { name, version, dev } of missing) lock.packages[`node_modules/${name}`] = describe(name, version, dev)
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
process.stdout.write(`${missing.length} packages of other platforms added to package-lock.json\n`)

/** Searches as Node resolves packages: beside the dependent first, then outwards. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder}${folder && '/'}node_modules/${name}`]) return true
    if (folder === '' || !folder.includes('node_modules')) return lock.packages[`node_modules/${name}`] !== undefined
  }
}

/** The platform is read from the name, as these packages all carry it there: `binding-linux-arm64-musl`. */
function describe(name, version, dev) {
  const words = name.split('/').at(-1).split('-')
  const system = systems.find((word) => words.includes(word))
  const processor = processors.find((word) => words.includes(word))
  if (!/^\d/.test(version) || (!system && processor !== 'wasm32'))
    throw new Error(`${name}@${version} does not name its platform: add it by hand`)
  return {
    version,
    ...(dev ? { dev } : {}),
    optional: true,
    ...(processor ? { cpu: [processor] } : {}),
    ...(system ? { os: [system === 'windows' ? 'win32' : system] } : {}),
    ...(words.some((word) => word.endsWith('musl')) ? { libc: ['musl'] } : {}),
    ...(words.includes('gnu') ? { libc: ['glibc'] } : {}),
  }
}
