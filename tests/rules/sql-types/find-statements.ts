import type { Expression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadElement,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'
import { resolveText } from './resolve-text.ts'

/** One place that sends a statement, as the code has it. */
export interface Statement {
  /** `packages/x/src/y.ts` */
  readonly file: string
  readonly line: number
  /** The function that sends it. */
  readonly within: string
  /** Each text that it may have; null: not known without running it. */
  readonly texts: readonly string[] | null
  /** Null: the place states no type, so it cannot read a column. */
  readonly row: readonly Typed[] | null
  /** Null: how many there are is not known without running it. */
  readonly values: readonly Shape[] | null
  /** Sent by the bare driver, which has its own idea of numbers and times. */
  readonly bare: boolean
}

export interface Typed extends Shape {
  readonly name: string
}

/** A type of the code, taken apart: the members of the union, and for arrays those of their elements. */
export interface Shape {
  readonly text: string
  readonly kinds: ReadonlySet<Kind>
  /** What the members of the type that are arrays hold. */
  readonly elements: Shape | null
}

export type Kind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'array'
  | 'instant'
  | 'bytes'
  | 'object'
  | 'any'

/** Where `query` of an executor and of the driver is declared. */
const ours = /\/packages\/platform\/src\/sql\/db\.ts$/
const drivers = /\/node_modules\/@types\/pg\//

/** The statements of these files (absolute paths) of a TypeScript project. `virtual` files are read before those on the disk. */
export function findStatements(options: {
  root: string
  config: string
  chosen: (path: string) => boolean
  virtual?: Readonly<Record<string, string>>
}): Statement[] {
  const { root, config, chosen, virtual = {} } = options
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => virtual[path], fileExists: (path) => path in virtual || undefined },
  })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project`)
    return project.program
      .getSourceFileNames()
      .filter(chosen)
      .flatMap((path) => statementsOf(project, { path, name: path.slice(root.length + 1) }))
  } finally {
    api.close()
  }
}

function statementsOf(project: Project, { path, name }: { path: string; name: string }): Statement[] {
  const file = project.program.getSourceFile(path)
  if (!file?.text.includes('.query')) return []
  const found: Statement[] = []
  const visit = (node: Node): void => {
    const statement = readCall(project, node)
    if (statement) found.push({ file: name, line: lineOf(file, node), within: enclosing(node), ...statement })
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

const lineOf = (file: SourceFile, node: Node) => file.text.slice(0, node.getStart(file)).split('\n').length

function enclosing(node: Node): string {
  for (let at: Node | undefined = node.parent; at; at = at.parent)
    if (isFunctionDeclaration(at) || isMethodDeclaration(at) || isPropertyAssignment(at) || isVariableDeclaration(at))
      if (!isVariableDeclaration(at) || (at.initializer && isArrowFunction(at.initializer)))
        return at.name?.getText() ?? ''
  return ''
}

function readCall(project: Project, node: Node): Omit<Statement, 'file' | 'line' | 'within'> | null {
  if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'query')
    return null
  const { checker } = project
  const declared = checker.getResolvedSignature(node)?.declaration?.path ?? ''
  if (!ours.test(declared) && !drivers.test(declared)) return null
  const [text, values] = node.arguments
  return {
    texts: text ? resolveText(project, text) : null,
    row: rowOf(checker, node),
    values: values ? valuesOf(project, values) : [],
    bare: !ours.test(declared),
  }
}

/** The properties of `Row` in `Promise<Row[]>` or `Promise<QueryResult<Row>>`. */
function rowOf(checker: Checker, call: Node): Typed[] | null {
  const awaited = argumentOf(checker, checker.getTypeAtLocation(call))
  const row = argumentOf(checker, awaited)
  if (!row || row.flags & TypeFlags.Any) return null
  const forms = (row.isUnionType() ? (row.getTypes() ?? []) : [row]).map(
    (form) => new Map(checker.getPropertiesOfType(form).map(({ name }) => [name, propertyOf(checker, form, name)])),
  )
  const names = new Set(forms.flatMap((form) => [...form.keys()]))
  if (names.size === 0 && checker.getIndexInfosOfType(row).length === 0) return null
  return [...names].map((name) => ({ name, ...eitherOf(forms.map((form) => form.get(name))) }))
}

function propertyOf(checker: Checker, row: Type, name: string): Shape {
  const property = checker.getPropertyOfType(row, name)
  return shapeOf(checker, property && checker.getTypeOfSymbol(property))
}

/** A property of which some forms of a row have none is null in those. */
function eitherOf(shapes: readonly (Shape | undefined)[]): Shape {
  const known = shapes.filter((shape) => shape !== undefined)
  return {
    text: [...new Set(known.map(({ text }) => text))].join(' | '),
    kinds: new Set([
      ...known.flatMap(({ kinds }) => [...kinds]),
      ...(known.length < shapes.length ? ['null' as const] : []),
    ]),
    elements: known.find(({ elements }) => elements)?.elements ?? null,
  }
}

function argumentOf(checker: Checker, type: Type | undefined): Type | undefined {
  return type?.isTypeReference() ? checker.getTypeArguments(type)[0] : undefined
}

function valuesOf(project: Project, node: Expression): Shape[] | null {
  const { checker } = project
  const literal = literalOf(project, node)
  if (!literal) return tupleOf(checker, checker.getTypeAtLocation(node))
  const shapes: Shape[] = []
  for (const element of literal.elements) {
    if (!isSpreadElement(element)) shapes.push(shapeOf(checker, checker.getTypeAtLocation(element)))
    else {
      const spread = valuesOf(project, element.expression)
      if (!spread) return null
      shapes.push(...spread)
    }
  }
  return shapes
}

function literalOf(project: Project, node: Expression) {
  if (isArrayLiteralExpression(node)) return node
  if (!isIdentifier(node)) return null
  const declared = project.checker.getSymbolAtLocation(node)?.valueDeclaration?.resolve(project)
  const initial = declared && 'initializer' in declared ? (declared.initializer as Node | undefined) : undefined // of a variable
  return initial && isArrayLiteralExpression(initial) ? initial : null
}

function tupleOf(checker: Checker, type: Type | undefined): Shape[] | null {
  const target = type?.isTypeReference() ? type.getTarget() : undefined
  if (!type?.isTypeReference() || !target?.isTupleType()) return null
  if (target.fixedLength !== checker.getTypeArguments(type).length) return null
  return checker.getTypeArguments(type).map((one) => shapeOf(checker, one))
}

function shapeOf(checker: Checker, type: Type | undefined): Shape {
  if (!type) return { text: 'any', kinds: new Set(['any']), elements: null }
  const members = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  const arrays = members.filter((member) => checker.isArrayLikeType(member))
  const inner = arrays.map((array) => shapeOf(checker, argumentOf(checker, array)))
  return {
    text: checker.typeToString(type),
    kinds: new Set(members.map((member) => kindOf(checker, member))),
    elements: inner.length > 0 ? eitherOf(inner) : null,
  }
}

function kindOf(checker: Checker, type: Type): Kind {
  const { flags } = type
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return 'any'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.StringLike) return 'string'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (flags & TypeFlags.Null) return 'null'
  if (flags & (TypeFlags.Undefined | TypeFlags.Void)) return 'undefined'
  // a branded number or string
  if (type.isIntersectionType()) {
    const kinds = (type.getTypes() ?? []).map((part) => kindOf(checker, part))
    return kinds.find((kind) => kind !== 'object') ?? 'object'
  }
  if (flags & TypeFlags.TypeParameter || flags & TypeFlags.Index || flags & TypeFlags.IndexedAccess) {
    const bound = checker.getBaseConstraintOfType(type)
    return bound && bound.id !== type.id ? kindOf(checker, bound) : 'any'
  }
  if (checker.isArrayLikeType(type)) return 'array'
  const name = checker.typeToString(type)
  if (/^(Temporal\.)?Instant$/.test(name)) return 'instant'
  if (/^((NonShared)?Buffer|Uint8Array)\b/.test(name)) return 'bytes'
  return 'object'
}
