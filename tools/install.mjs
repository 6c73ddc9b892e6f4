import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root, run, Stop, step } from './step.mjs'

/** Makes node_modules agree with the lockfile; costs a few milliseconds when it does already. */
export async function ensureInstalled() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) throw new Stop(`Node ${process.versions.node} is too old to begin with: install Node 20 or newer`)
  if (isInstalled()) return
  await step('installing packages', async () => {
    const { code, output } = await install()
    if (code !== 0) throw new Stop(explain(output))
    if (!existsSync(pinnedNode))
      throw new Stop(
        'npm installed the packages but not the pinned Node: allow the install script of the package "node"',
      )
  })
}

/** Exactly the lockfile's packages. Where a package.json has moved ahead of the lockfile, as in mid-work, npm reconciles the two. */
async function install() {
  const npm = (command) => run('npm', [...command, '--loglevel=error'], { shell: process.platform === 'win32' })
  const clean = await npm(['ci'])
  return clean.output.includes('EUSAGE') ? npm(['install', '--no-save']) : clean
}

/** npm writes the list of what it has installed last of all, so an interrupted installation is found out, too. */
function isInstalled() {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  if (!installed || !wanted || !existsSync(pinnedNode)) return false
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (link) return existsSync(join(root, path)) // a workspace
    if (path === '' || !path.includes('node_modules/')) return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined // not there, or cut short: either way not installed
  }
}

function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'npm cannot install the packages: the disk is full'
  if (/EACCES|EPERM/.test(output)) return `npm cannot install the packages: this user may not write in ${root}`
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return 'npm cannot install the packages: the package registry does not answer. The first start needs it, later ones do not'
  return `npm cannot install the packages:\n${output.trim()}`
}
