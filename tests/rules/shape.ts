import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from '@swc/core'

/** What may be longer or fuller than the bounds today, by path; nothing may be added to it, and nothing in it may grow. */
export interface Shape {
  /** Lines of functions longer than `mostLines`, by file and name. */
  readonly functions: Readonly<Record<string, number>>
  /** Spreads of a literal such as `...{ a, b }`, by file. */
  readonly spreads: Readonly<Record<string, number>>
  /** Files of folders with more than `mostFiles`. */
  readonly folders: Readonly<Record<string, number>>
}

export const mostLines = 80
export const mostFiles = 40

const root = resolve(import.meta.dirname, '../..')
const code = /^(apps|packages|tests|tools|bench)\/.*\.(ts|tsx|mjs)$/
/** A suite of tests is one function. */
const testCode = /\.(test|spec|fixture|probes)\.tsx?$|^tests\//

/** The shape of the repository: of files that are committed or about to be. */
export function shapeOfRepository(): Shape {
  const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  return shapeOf(
    paths.flatMap((path) => {
      const text = code.test(path) ? read(path) : null
      return text === null ? [] : [{ path, text }]
    }),
  )
}

/** The shape of some files of code. */
export function shapeOf(files: readonly { readonly path: string; readonly text: string }[]): Shape {
  const functions: Record<string, number> = {}
  const spreads: Record<string, number> = {}
  const folders: Record<string, number> = {}
  for (const { path, text } of files) {
    const folder = dirname(path)
    folders[folder] = (folders[folder] ?? 0) + 1
    const isTest = testCode.test(path)
    if (!text.includes('...{') && (isTest || text.split('\n').length <= mostLines)) continue // nothing to find, and parsing takes time
    const measured = measure(text, { jsx: path.endsWith('x') })
    if (measured.spreads > 0) spreads[path] = measured.spreads
    if (isTest) continue
    for (const { name, lines } of measured.functions) {
      const key = `${path} ${name}`
      if (lines > mostLines) functions[key] = Math.max(lines, functions[key] ?? 0)
    }
  }
  const full = Object.entries(folders).filter(([, number]) => number > mostFiles)
  return { functions, spreads, folders: Object.fromEntries(full) }
}

/** Null for a file that was deleted and is not committed yet. */
function read(path: string): string | null {
  try {
    return readFileSync(resolve(root, path), 'utf8')
  } catch {
    return null
  }
}

/** What is not in the list, has grown, or is still listed though it no longer has to be. */
export function changesOf(found: Readonly<Record<string, number>>, listed: Readonly<Record<string, number>>): string[] {
  const grown = Object.entries(found).flatMap(([name, number]) => {
    const most = listed[name]
    if (most === undefined) return [`${name}: ${number}`]
    return number > most ? [`${name}: ${number}, was ${most}`] : []
  })
  const gone = Object.keys(listed).filter((name) => found[name] === undefined)
  return [...grown, ...gone.map((name) => `${name}: no longer needed in the list`)]
}

/** The list with today's numbers where they are lower, and without what is no longer needed. */
export function shrunk(listed: Shape, found: Shape): Shape {
  const lower = (kind: keyof Shape) =>
    Object.fromEntries(
      Object.entries(listed[kind]).flatMap(([name, most]) => {
        const now = found[kind][name]
        return now === undefined ? [] : [[name, Math.min(now, most)]]
      }),
    )
  return { functions: lower('functions'), spreads: lower('spreads'), folders: lower('folders') }
}

interface Measured {
  readonly functions: readonly { readonly name: string; readonly lines: number }[]
  readonly spreads: number
}

/** The functions of a text with the lines from their first to their last, closures within them included, and the number of spread literals. */
export function measure(text: string, { jsx }: { readonly jsx: boolean }): Measured {
  const bytes = Buffer.from(text)
  const functions: { name: string; lines: number }[] = []
  let spreads = 0
  const linesOf = ({ start, end }: Span) =>
    bytes
      .subarray(start - 1, end - 1)
      .toString()
      .split('\n').length
  const visit = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return
    if (isSpreadLiteral(value)) spreads += 1
    const own = nameOf(value) ?? name
    if (isFunction(value)) functions.push({ name: own, lines: linesOf(value.span) })
    for (const child of Object.values(value)) visit(child, own)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: jsx, decorators: true }).body, '')
  return { functions, spreads }
}

const functionTypes: ReadonlySet<unknown> = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'Constructor',
  'FunctionDeclaration',
  'FunctionExpression',
  'GetterProperty',
  'MethodProperty',
  'PrivateMethod',
  'SetterProperty',
])

/** Places in the text, in bytes from 1. */
interface Span {
  readonly start: number
  readonly end: number
}
type Node = Readonly<Record<string, unknown>>

const isFunction = (node: object): node is { readonly span: Span } => 'type' in node && functionTypes.has(node.type)
const child = (node: object, field: string): Node | null => {
  const value = (node as Node)[field] // any object of the tree
  return typeof value === 'object' && value !== null ? (value as Node) : null // not an array: the fields asked for have none
}

function isSpreadLiteral(node: object): boolean {
  return 'spread' in node && child(node, 'arguments')?.type === 'ObjectExpression'
}

/** Of a declaration or a property; a callback has the name of the call. Null for what has none. */
function nameOf(node: object): string | null {
  const callee = child(node, 'callee')
  if (callee) return `${(child(callee, 'property') ?? callee).value ?? ''}()`
  const value = (child(node, 'id') ?? child(node, 'identifier') ?? child(node, 'key'))?.value
  return typeof value === 'string' ? value : null
}
