import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Where a checkout may lie, and who may write to it: the build of a tree with the product's own tools and applications of one file each. */

const root = resolve(import.meta.dirname, '../..')
const nobody = 65_534
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andon-checkouts-'))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const sources = [
  'brands',
  ...['arcade', 'bookmaker', 'contract', 'money', 'ranking', 'realtime-client', 'web-kit'].map(
    (one) => `packages/${one}`,
  ),
]

async function checkout(name: string): Promise<string> {
  const tree = join(folder, name)
  for (const path of sources) {
    await mkdir(join(tree, path), { recursive: true })
    await writeFile(join(tree, path, 'source'), path)
  }
  for (const [application, output] of Object.entries({ web: 'build', games: 'dist', sportsbook: 'dist' })) {
    await mkdir(join(tree, 'apps', application), { recursive: true })
    const scripts = { build: `mkdir -p ${output} && touch ${output}/built` }
    await writeFile(join(tree, 'apps', application, 'package.json'), JSON.stringify({ scripts }))
  }
  await writeFile(join(tree, 'package-lock.json'), '{}')
  await cp(join(root, 'tools'), join(tree, 'tools'), { recursive: true })
  return tree
}

/** What a build prints, or the sentence with which it stops, as a user who owns nothing of it if `asStranger`. */
async function build(tree: string, { asStranger = false } = {}): Promise<string> {
  const program = `
    const { buildStale } = await import(${JSON.stringify(join(tree, 'tools/build.mjs'))})
    const { Stop } = await import(${JSON.stringify(join(tree, 'tools/step.mjs'))})
    await buildStale().catch((error) => console.log(error instanceof Stop ? 'Andon stops: ' + error.message : error.stack))`
  const isRoot = process.getuid?.() === 0 // who may write everywhere
  const options = asStranger && isRoot ? { uid: nobody, gid: nobody } : {}
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    ...options,
    cwd: '/',
    env: { PATH: process.env.PATH },
  })
  return stdout
}

async function forReadingOnly(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isDirectory()) await forReadingOnly(join(path, entry.name))
  await chmod(path, 0o555)
}

test('a checkout in a folder with an apostrophe is built', async () => {
  const tree = await checkout("O'Brien’s copy")
  expect(await build(tree)).toMatch(/^building web … .* s\nbuilding games … .* s\nbuilding sportsbook … .* s\n$/)
  expect(await build(tree)).toBe('')
})

test('a built checkout that is copied is not built again, not even where nothing can be written', async () => {
  const tree = await checkout('built')
  await build(tree)
  const copy = join(folder, 'copied elsewhere')
  await promisify(execFile)('cp', ['-a', tree, copy]) // keeps times to the nanosecond
  await forReadingOnly(copy)
  expect(await build(copy, { asStranger: true })).toBe('')
})

test('a checkout that cannot be written stops the build with one sentence', async () => {
  const tree = await checkout('read-only')
  await forReadingOnly(tree)
  expect(await build(tree, { asStranger: true })).toMatch(
    /^(building web … )?Andon stops: .*cannot be written( \(E\w+\))?: build as the user who owns \S+read-only.*\n$/,
  )
})
