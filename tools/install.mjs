import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, run, Stop, step } from './step.mjs'

const packages = join(root, 'node_modules')
/** Holds the lockfile's hash after an installation of what a start needs. npm deletes it with the packages. */
const startStamp = join(packages, '.andon-start')
/** What the server runs on and what its pages are built with, but not the tools of the repository's root and of tests/. */
const startWorkspaces = ['--workspace', 'packages', '--workspace', 'apps']

/**
 * Makes node_modules agree with the lockfile; takes a few milliseconds when it does already. `npm start` needs only part of the packages;
 * tests and gates need `everything`. Packages of a complete installation are never removed.
 */
export async function ensureInstalled({ everything = false } = {}) {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Stop(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer`)
  const hasStart = isStartInstalled()
  if (isEverythingInstalled() || (hasStart && !everything)) return
  await step('installing packages', async () => {
    const all = everything || hasDevelopersPackages()
    const { code, output } = await (all && hasStart ? complete() : install(all ? [] : startWorkspaces))
    if (code !== 0) throw new Stop(explain(output))
    if (!existsSync(pinnedNode))
      throw new Stop(
        'npm installed the packages but not the pinned Node: allow the install script of the package "node"',
      )
    removeBesideNode()
    if (!all) writeFileSync(startStamp, lockHash())
  })
}

/** `--include=dev`, because NODE_ENV=production would leave out the packages that build the pages. */
const npm = (command) =>
  run('npm', [...command, '--include=dev', '--loglevel=error'], { shell: process.platform === 'win32' })

/** Exactly the lockfile's packages. Where a package.json has moved ahead of the lockfile, as in mid-work, npm reconciles the two. */
async function install(workspaces) {
  const clean = await npm(['ci', ...workspaces])
  return clean.output.includes('EUSAGE') ? npm(['install', '--no-save', ...workspaces]) : clean
}

/** Adds what is missing and leaves the rest where it is. */
const complete = () => npm(['install', '--no-save'])

/** The package "node" installs its platform's package inside itself, with npm and C headers, and links the binary from there: 68 MB that nothing uses. */
function removeBesideNode() {
  const beside = join(packages, 'node', 'node_modules')
  const binary = ['node', 'node.exe'].map((name) => join(packages, 'node', 'bin', name)).find(existsSync)
  if (binary && !realpathSync(binary).startsWith(beside)) rmSync(beside, { recursive: true, force: true })
}

function isStartInstalled() {
  try {
    return existsSync(pinnedNode) && readFileSync(startStamp, 'utf8') === lockHash()
  } catch {
    return false // no stamp: a different installation, or none
  }
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** npm writes the list of installed packages last, so an interrupted installation is detected, too. */
function isEverythingInstalled() {
  const installed = packagesOf(join(packages, '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted || !existsSync(pinnedNode)) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link || !path.includes('node_modules/')) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

/** Whether a complete installation exists, perhaps for an older lockfile. Checks the test runner only. */
const hasDevelopersPackages = () =>
  packagesOf(join(packages, '.package-lock.json'))?.['node_modules/vitest'] !== undefined

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined // missing or incomplete, so not installed
  }
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'npm cannot install the packages: the disk is full'
  if (/EACCES|EPERM/.test(output)) return `npm cannot install the packages: this user may not write in ${root}`
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return 'npm cannot install the packages: the package registry does not answer. The first start needs it, later ones do not'
  return `npm cannot install the packages:\n${output.trim()}`
}
