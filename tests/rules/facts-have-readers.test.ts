import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: root,
})
  .toString()
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
const camelCase = (name = '') => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
const moduleOf = (path: string) => /^packages\/operator\/src\/modules\/([^/]+)\//.exec(path)?.[1]
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** `wallet.BalanceChanged`, by the name of its constant. */
const declared = declaredIn(/\/modules\/[^/]+\/facts\.ts$/)
/** Those that a folder of a module has for itself. */
const inner = declaredIn(/\/modules\/[^/]+\/[\w-]+\/facts\.ts$/)

function declaredIn(files: RegExp) {
  return sources
    .filter((path) => files.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/export const (\w+) = fact\(\s*'([\w.]+)'/g)].map(([, constant = '', name = '']) => ({
        path,
        module: moduleOf(path),
        constant,
        name,
      })),
    )
}

/** The constants that a file imports from the door of a module. */
function importsOf(path: string, module: string | undefined): string[] {
  const imports = [
    ...read(path).matchAll(/import \{([^}]*)\} from '(?:@andon\/operator\/|(?:\.\.\/)+)([\w-]+)(?:\/index\.ts)?'/g),
  ]
  return imports.flatMap(([, names = '', from]) => (from === module ? names.split(',').map((name) => name.trim()) : []))
}

test('every fact is named after its module, in the past tense, and once', () => {
  expect(declared.length).toBeGreaterThan(10)
  for (const { module, name } of [...declared, ...inner])
    expect(name).toMatch(new RegExp(`^${camelCase(module)}\\.[A-Z]\\w+(ed|Paid|InReview|ChargedBack)$`))
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length)
})

test('comments and documents name only facts that exist', () => {
  const modules = [...new Set(declared.map(({ module }) => camelCase(module)))]
  const documents = execFileSync('git', ['ls-files', 'docs', 'README.md'], { cwd: root }).toString().split('\n')
  const named = new RegExp(`\\b(?:${modules.join('|')})\\.[A-Z][a-z]\\w+`, 'g')
  const known = [...declared, ...inner].map(({ name }) => name)
  const found = [...sources, ...documents.filter((path) => path.endsWith('.md'))].flatMap((path) =>
    [...read(path).matchAll(named)].map(([name]) => ({ path, name })),
  )
  expect(found.filter(({ name }) => !known.includes(name))).toEqual([])
  for (const name of known) expect(found.map((one) => one.name)).toContain(name)
})

test.each(declared)('$name is read outside its module: by open pages or by a subscriber', ({ module, constant }) => {
  const readers = sources.filter((path) => moduleOf(path) !== module && importsOf(path, module).includes(constant))
  expect(readers).not.toEqual([])
})

test.each(inner)('$name is read in its folder by a subscriber', ({ path, constant }) => {
  const folder = path.slice(0, path.lastIndexOf('/'))
  expect(sources.filter((one) => one.startsWith(folder) && read(one).includes(`on(${constant},`))).not.toEqual([])
})
