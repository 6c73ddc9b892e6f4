import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { playerApi } from '@andon/contract/player-api'
import { routes } from '@andon/contract/player-api/routes'
import { describe, expect, test } from 'vitest'
import { rules } from './tidy.rules.ts'

const root = resolve(import.meta.dirname, '../..')
/** What is in the repository or about to be; a deleted file that is not committed yet is left out. */
const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /^(apps|packages|tests|tools|bench)\/.*\.(ts|tsx|mjs|css|sql)$/.test(path))
const files = paths.flatMap((path) => {
  const text = read(path)
  return text === undefined ? [] : [{ path, lines: text.split('\n') }]
})

function read(path: string): string | undefined {
  try {
    return readFileSync(resolve(root, path), 'utf8')
  } catch {
    return undefined
  }
}

test('a file has at most 300 lines, a test 500', () => {
  const isTest = (path: string) => /\.(test|spec|probes)\.ts$/.test(path)
  const long = files.filter(({ path, lines }) => lines.length > (isTest(path) ? 501 : 301))
  expect(long.map(({ path, lines }) => `${path} has ${lines.length - 1} lines`)).toEqual([])
})

test('files are kebab-case; PascalCase is a .tsx that exports that component', () => {
  const wrong = files.filter(({ path, lines }) => {
    const name = basename(path)
    const component = /^([A-Z][A-Za-z0-9]*)\.(test\.)?tsx$/.exec(name)?.[1]
    if (component)
      return (
        !name.includes('.test.') &&
        !new RegExp(`export (default )?(function|const|class) ${component}\\b`).test(lines.join('\n'))
      )
    return !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|mjs|css|sql)$/.test(name)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('no file has a vague name', () => {
  const vague = /^(utils?|helpers?|common|manager|misc|types)\.(ts|tsx)$|(^|-)(manager|helpers?|utils?)\.(ts|tsx)$/
  expect(paths.filter((path) => vague.test(basename(path)))).toEqual([])
})

describe('forbidden patterns', () => {
  test.each(rules)('$name', ({ pattern, where, except, inComments, instead }) => {
    const found = files
      .filter(({ path }) => where.test(path) && !except?.test(path) && path !== 'tests/rules/tidy.rules.ts')
      .flatMap(({ path, lines }) =>
        lines.flatMap((line, index) =>
          pattern.test(line) && (inComments || !isComment(line)) ? [`${path}:${index + 1} ${line.trim()}`] : [],
        ),
      )
    expect(found, `use ${instead}`).toEqual([])
  })

  test.each(rules)('$name: the pattern finds the planted mistake', ({ pattern, mistake }) => {
    expect(mistake).toMatch(pattern)
  })
})

/** A class in a locator's selector. */
const classLocator = /locator\((['"`])(?:(?!\1).)*?\.[a-zA-Z]/g
/** The number falls whenever a journey finds its controls by role or label instead. */
const mostClassLocators = 104

test('journeys find controls by role and label: locators by class may only become fewer', () => {
  expect(`locator('.price')`).toMatch(classLocator)
  const found = files
    .filter(({ path }) => path.startsWith('tests/e2e/'))
    .flatMap(({ lines }) => lines.flatMap((line) => line.match(classLocator) ?? []))
  expect(found.length).toBe(mostClassLocators)
})

function isComment(line: string): boolean {
  return /^\s*(\/\/|\*|\/\*|--)/.test(line)
}

/** `game-wallet` has the schema `game_wallet`. */
const schemaOf = (module: string) => module.replaceAll('-', '_')

/** Tables that stay in the schema of the module that created them. */
const lent: Readonly<Record<string, RegExp>> = { sandbox: /\bplatform\.messages$/ }

test('no merge was left unfinished', () => {
  const texts = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|css|sql|md|json|jsonc|yaml|svg)$/.test(path))
  const marked = texts.filter((path) => /^(<{7}|>{7}) /m.test(read(path) ?? ''))
  expect(marked).toEqual([])
})

test('a module touches only its own schema', () => {
  const own = /^packages\/(?:operator\/src\/modules\/([^/]+)|(platform|arcade|sandbox))\//
  const schemas = new Set(paths.flatMap((path) => own.exec(path)?.slice(1).filter(Boolean).map(schemaOf) ?? []))
  const named = new RegExp(
    `\\b(?:from|join|into|update|table|references|on|call|perform)\\s+(${[...schemas].join('|')})\\.\\w+`,
    'gi',
  )
  const strangers = files
    .filter(({ path }) => own.test(path) && !/\.(test|fixture)\.ts$/.test(path))
    .flatMap(({ path, lines }) => {
      const [, operator, other] = own.exec(path) ?? []
      const schema = schemaOf(operator ?? other ?? '')
      const movedHere = new RegExp(`^alter table \\w+\\.\\w+ set schema ${schema};$`)
      return [
        ...lines
          .filter((line) => !movedHere.test(line))
          .join('\n')
          .matchAll(named),
      ]
        .filter((match) => match[1]?.toLowerCase() !== schema)
        .filter((match) => !lent[operator ?? other ?? '']?.test(match[0]))
        .map((match) => `${path}: ${match[0]}`)
    })
  expect(strangers).toEqual([])
})

test('every route of the table has its declaration, under the same name, and no other exists', () => {
  const table = Object.entries(routes).flatMap(([module, calls]) =>
    Object.entries(calls).map(([name, route]) => `${module}.${name} ${route}`),
  )
  const declared = Object.entries(playerApi).flatMap(([module, calls]) =>
    Object.entries(calls).map(([name, { route }]) => `${module}.${name} ${route}`),
  )
  expect(declared.sort()).toEqual(table.sort())
})

test('the lockfile holds the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8'))
  const entries = Object.values<{ optionalDependencies?: Record<string, string> }>(packages)
  const known = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  )
  const missing = entries
    .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
    .filter((name) => !known.has(name))
  expect(missing, 'run node tools/complete-lock.mjs').toEqual([])
})
