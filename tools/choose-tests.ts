import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readBudget } from './budget.mjs'
import { chooseJourneys } from './choose-journeys.ts'

const root = resolve(import.meta.dirname, '..')

/** Tests that start processes, install packages or simulate: each takes longer than most modules' tests together. */
const slow =
  /(production-tree|rolling|frozen-node|bought-feeds|facts-with-kills|leaders-with-kills|owed-calls-with-kills|nodes|two-nodes|roles|postgres-15|database-outage|full-disk|attack|fuzz|never-passed|stops-at-capture|start-embedded-postgres)\.test\.ts$|^tests\/(simulation|conformance|hub88)\//

interface Repository {
  /** The changed files and all files, as paths from the root. */
  readonly files: readonly string[]
  readonly all: readonly string[]
  read(path: string): string
  /** Seconds of journeys, by file and title. */
  readonly seconds: Readonly<Record<string, number>>
}

interface Chosen {
  readonly modules: readonly string[]
  readonly tests: readonly string[]
  /** Files of browser journeys. */
  readonly journeys: readonly string[]
  readonly leftOut: readonly { readonly reason: string; readonly paths: readonly string[] }[]
}

/** Changes since the branch left main, committed or not, and the test files that concern them. */
export function chooseTests(): Chosen & { files: readonly string[]; importsChanged: boolean } {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  const unknown = git('ls-files', '--others', '--exclude-standard')
  const files = [...new Set([...changed, ...unknown])]
  const all = git('ls-files', '--cached', '--others', '--exclude-standard')
  const diff = git('diff', '--unified=0', base)
  const importsChanged =
    unknown.length > 0 ||
    diff.some((line) => /^[-+](import|export) .*\bfrom\b|^[-+]\} from |^[-+].*\bimport\(/.test(line))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return { files, importsChanged, ...testsFor({ files, all, read, seconds: readBudget().files }) }
}

/**
 * Test files of each module that changed and of each module that imports it directly, and the tests in tests/ that are named after one of them.
 * Leaves out the tests in `slow`, unless they changed. Browser journeys: those of `chooseJourneys`.
 */
export function testsFor({ files, all, read, seconds }: Repository): Chosen {
  const sources = all.filter((path) => /\.(ts|tsx)$/.test(path))
  const modules = [...new Set(files.map(moduleOf).filter((module) => module !== null))].sort()
  const tests = sources.filter((path) => /\.test\.tsx?$/.test(path))
  const changedTests = tests.filter((path) => files.includes(path))
  const tested = [...new Set(files.filter((path) => !isTestCode(path)).map(moduleOf))].filter(
    (module) => module !== null,
  )
  const concerned = new Set([...tested, ...importersOf(tested, { sources, read })])
  const names = [...concerned].map((module) => basename(module))
  const found = tests.filter(
    (path) => concerned.has(moduleOf(path) ?? '') || (path.startsWith('tests/') && isNamedAfter(basename(path), names)),
  )
  const isLeftOut = (path: string) => slow.test(path) && !changedTests.includes(path)
  const left = found.filter(isLeftOut)
  const chosen = [...new Set([...changedTests, ...found.filter((path) => !isLeftOut(path))])].sort()
  const { journeys, leftOut } = chooseJourneys({ files, modules: tested, all, seconds })
  return {
    modules,
    tests: chosen,
    journeys,
    leftOut: [
      { reason: 'because they take long', paths: left },
      { reason: 'because three minutes of journeys are enough', paths: leftOut },
    ].filter(({ paths }) => paths.length > 0),
  }
}

const isTestCode = (path: string) => /\.(test|fixture|spec)\.tsx?$/.test(path)

/** The unit of the table of rooms: a module of the operator, a folder of a package or an application, or one in tests/. */
export function moduleOf(path: string): string | null {
  return (
    /^(packages\/operator\/src\/modules|apps\/web\/app\/features)\/[^/]+(?=\/)/.exec(path)?.[0] ??
    /^(packages|apps)\/[^/]+\/(?:src|app)\/[^/]+(?=\/)/.exec(path)?.[0] ??
    /^(packages|apps)\/[^/]+(?=\/)/.exec(path)?.[0] ??
    null
  )
}

/** Modules with a file that imports one of these: by its name, as in @andon/operator/limits, or by its path, as in ../limits/index.ts. */
function importersOf(
  modules: readonly string[],
  { sources, read }: { sources: readonly string[]; read: Repository['read'] },
): ReadonlySet<string> {
  const doors = modules.map((module) => ({ module, door: doorOf(module) }))
  const found = new Set<string>()
  for (const path of sources) {
    const own = moduleOf(path)
    if (own === null || modules.includes(own) || isTestCode(path)) continue
    const text = read(path)
    const isNeighbour = (module: string) => dirname(module) === dirname(own)
    if (doors.some(({ module, door }) => door.name.test(text) || (isNeighbour(module) && door.path.test(text))))
      found.add(own)
  }
  return found
}

/** Match an import of the module: by name from anywhere, by path from the folder beside it. */
function doorOf(module: string): { readonly name: RegExp; readonly path: RegExp } {
  const name = basename(module)
  const room = /^(?:packages|apps)\/([^/]+)/.exec(module)?.[1] ?? ''
  const inside = module.split('/').length > 2 ? `/${name}` : '[^\'"]*'
  return {
    name: new RegExp(`from ['"]@andon/${room}${inside}['"/]`),
    path: new RegExp(`from ['"](?:\\.\\./)+${name}/`),
  }
}

/** `limits-in-play.test.ts` concerns limits; `payments.test.ts` does not concern pay. */
const isNamedAfter = (file: string, names: readonly string[]) =>
  names.some((name) => new RegExp(`(^|-)${name}(-|\\.)`).test(file))

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 })
  return output.split('\n').filter(Boolean)
}
