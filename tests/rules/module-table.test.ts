import { resolve } from 'node:path'
import { parseFile } from '@swc/core'
import { cruise } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { expect, test } from 'vitest'

type Table = Readonly<Record<string, readonly string[]>>
interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const root = resolve(import.meta.dirname, '../..')
const config = resolve(root, '.dependency-cruiser.mjs')
const { modules, injected }: { modules: Table; injected: Table } = await import(config)
const names = Object.keys(modules)

test('the table of injected modules is what the composition passes to each', async () => {
  const files = ['create-operator', 'connect-accounts', 'connect-games', 'connect-rewards'].map((name) =>
    parseFile(resolve(root, `apps/server/src/compose/${name}.ts`), { syntax: 'typescript' }),
  )
  const consts = new Map((await Promise.all(files)).flatMap((file) => [...constsOf(file as unknown as Node)])) // the parser's output is nodes
  const passed = Object.fromEntries(names.map((name) => [name, modulesIn(consts, camelCase(name))]))
  expect(passed).toEqual(injected)
})

test('every edge in the table of imports is used by an import', async () => {
  const { options = {} } = await extractConfig(config)
  const result = await cruise(['packages/operator'], { ...options, baseDir: root }, options.enhancedResolveOptions)
  if (typeof result.output === 'string') throw new Error(result.output)
  const used = new Set(
    result.output.modules.flatMap(({ source, dependencies }) =>
      /\.(test|fixture)\.ts$/.test(source)
        ? []
        : dependencies.map(({ resolved }) => `${moduleOf(source)} → ${moduleOf(resolved)}`),
    ),
  )
  const edges = names.flatMap((name) => (modules[name] ?? []).map((other) => `${name} → ${other}`))
  expect(edges.filter((edge) => !used.has(edge))).toEqual([])
})

const moduleOf = (path: string) => /operator\/src\/modules\/([^/]+)\//.exec(path)?.[1]
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** The identifiers in the value of each const, by the const's name. A function that is imported from a module stands for the module. */
function constsOf(file: Node): ReadonlyMap<string, ReadonlySet<string>> {
  const consts = new Map<string, Set<string>>()
  visit(file, (node) => {
    const module = /^@andon\/operator\/(.+)/.exec(String((node.source as Node | undefined)?.value))?.[1]
    if (node.type === 'ImportDeclaration' && module)
      visit(node.specifiers, ({ local }) => {
        if (local) consts.set(String((local as Node).value), new Set([camelCase(module)]))
      })
    const id = node.id as Node | undefined
    if (node.type !== 'VariableDeclarator' || typeof id?.value !== 'string') return
    const found = new Set<string>()
    visit(node.init, ({ type, value }) => type === 'Identifier' && found.add(String(value)))
    consts.set(id.value, found)
  })
  return consts
}

/** Modules that a const uses, itself or through consts that are not modules. */
function modulesIn(consts: ReadonlyMap<string, ReadonlySet<string>>, name: string): string[] {
  const found = new Set<string>()
  const seen = new Set([name])
  const follow = (from: string) => {
    for (const used of consts.get(from) ?? []) {
      if (seen.has(used)) continue
      seen.add(used)
      const module = names.find((other) => camelCase(other) === used)
      if (module) found.add(module)
      else follow(used)
    }
  }
  follow(name)
  return [...found].sort()
}

/** Every descendant node except property names, which are not variables. */
function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const each of node) visit(each, look)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const known = node as Node // the parser's output: every object is a node or holds some
  look(known)
  for (const [field, value] of Object.entries(known)) {
    const namesProperty =
      (known.type === 'KeyValueProperty' && field === 'key') ||
      (known.type === 'MemberExpression' && field === 'property' && (value as Node).type === 'Identifier')
    if (!namesProperty) visit(value, look)
  }
}
