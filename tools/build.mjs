import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, run, Stop, step } from './step.mjs'

/** The browser applications, the only ones that are bundled: the sources of each beside its own folder, and its output. */
const applications = [
  {
    name: 'web',
    output: 'build',
    from: [
      'brands',
      'packages/contract',
      'packages/money',
      'packages/ranking',
      'packages/arcade', // the rules of games, by which records of races are checked
      'packages/realtime-client',
      'packages/web-kit',
    ],
  },
  {
    name: 'games',
    output: 'dist',
    from: ['packages/contract', 'packages/money', 'packages/realtime-client', 'packages/web-kit', 'packages/arcade'],
  },
  {
    name: 'sportsbook',
    output: 'dist',
    from: [
      'brands',
      'packages/contract',
      'packages/money',
      'packages/realtime-client',
      'packages/web-kit',
      'packages/bookmaker',
    ],
  },
]
const notSource = new Set(['node_modules', 'build', 'dist', '.react-router', '.cache'])

/** Builds every application whose sources have changed since its last build. */
export async function buildStale() {
  for (const application of applications) {
    const folder = join(root, 'apps', application.name)
    const stamp = join(root, '.cache', 'builds', application.name)
    const before = fingerprint([
      folder,
      ...application.from.map((path) => join(root, path)),
      join(root, 'package-lock.json'),
    ])
    const built = existsSync(join(folder, application.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8')
    if (built === before) continue
    writable(stamp, () => rmSync(stamp, { force: true }))
    await step(`building ${application.name}`, () => build(folder))
    writable(stamp, () => {
      mkdirSync(join(root, '.cache', 'builds'), { recursive: true })
      writeFileSync(stamp, before) // the state at the build's start: later changes are built next time
    })
  }
}

/** One sentence for a tree that belongs to somebody else, or is mounted for reading only. */
function writable(path, work) {
  try {
    work()
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    throw new Stop(
      `${path} cannot be written (${error.code}): build as the user who owns ${root}, or start a copy that is built`,
    )
  }
}

async function build(folder) {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { code, output } = await run(scripts.build, [], { cwd: folder, shell: true, env: { NODE_ENV: 'production' } })
  if (code === 0) return
  if (/ENOSPC|no space left/i.test(output)) throw new Stop('the disk is full')
  if (/EACCES|EROFS|permission denied|read-only file system/i.test(output))
    throw new Stop(`${folder} cannot be written: build as the user who owns ${root}`)
  throw new Stop(`${scripts.build} failed in ${folder}:\n${output.trim()}`)
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) add(hash, path)
  return hash.digest('hex')
}

function add(hash, path) {
  const found = statSync(path)
  if (!found.isDirectory()) {
    hash.update(`${relative(root, path)}|${found.size}|${found.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) if (!notSource.has(name)) add(hash, join(path, name))
}
