import type { Column, Describe } from './describe.ts'
import type { Kind, Shape, Statement } from './find-statements.ts'

export interface Fault {
  readonly why: string
  /** The column that may be null, if that is what is wrong. */
  readonly column?: string
}

/** What is wrong with a statement; nothing, for one whose text is not known. */
export async function faultsOf(statement: Statement, describe: Describe): Promise<Fault[]> {
  const { texts, row, values, bare } = statement
  const nullableValues = new Set((values ?? []).flatMap((value, i) => (value.kinds.has('null') ? [i + 1] : [])))
  const faults = new Map<string, Fault>()
  const add = (fault: Fault) => faults.set(fault.why, fault)
  for (const text of texts ?? []) {
    const described = await describe(text, nullableValues).catch((error: unknown) => String(error))
    if (typeof described === 'string') add({ why: `${described.replace(/^error: /, '')}: ${text.slice(0, 80)}` })
    else {
      if (row) faultsOfRow(row, described.columns, bare).forEach(add)
      else if (bare && described.columns.some(({ type }) => type !== 'void')) add({ why: 'its rows have no type' })
      if (values) faultsOfValues(values, described.parameters).forEach(add)
    }
  }
  return [...faults.values()]
}

function faultsOfRow(row: NonNullable<Statement['row']>, columns: readonly Column[], bare: boolean): Fault[] {
  const known = new Map(columns.map((column) => [column.name, column]))
  const named = new Set(row.map(({ name }) => name))
  return [
    ...columns
      .filter(({ name }) => !named.has(name))
      .map(({ name }) => ({ why: `the row's type does not have the column ${name}` })),
    ...row.flatMap((property) => {
      const column = known.get(property.name)
      if (!column) return [{ why: `no column is called ${property.name}` }]
      const arrives = arrivesAs(column.type, bare)
      return [
        ...(arrives === null || fits(property, arrives)
          ? []
          : [{ why: `${property.name} is ${column.type}, which arrives as ${arrives}, not as ${property.text}` }]),
        ...(column.nullable && !property.kinds.has('null') && !property.kinds.has('any')
          ? [{ why: `${property.name} may be null, but its type is ${property.text}`, column: property.name }]
          : []),
        ...(property.kinds.has('undefined')
          ? [{ why: `${property.name} is never undefined, but its type is ${property.text}` }]
          : []),
      ]
    }),
  ]
}

const numbers = ['smallint', 'integer', 'real', 'double precision', 'oid']
const texts = ['text', 'character varying', 'character', 'name', 'uuid', '"char"', 'inet', 'xid']

/** What the driver makes of a type, as `createDb` sets it, or left alone (`bare`); null: anything. */
function arrivesAs(type: string, bare: boolean): string | null {
  if (type === 'json' || type === 'jsonb') return null
  if (type === 'boolean' || type === 'boolean[]') return type
  if (type === 'bytea') return 'bytes'
  if (numbers.includes(type)) return 'number'
  if (texts.includes(type)) return 'string'
  if (type === 'bigint') return bare ? 'string' : 'number'
  if (type === 'numeric') return 'string'
  if (type === 'timestamp with time zone') return bare ? 'object' : 'instant'
  if (type === 'date') return bare ? 'object' : 'string'
  if (type === 'void') return 'string'
  const element = type.endsWith('[]') ? type.slice(0, -2) : ''
  if (numbers.includes(element)) return 'number[]'
  if (['text', 'character varying', 'uuid', 'bigint'].includes(element)) return 'string[]'
  return `something that no rule of ${import.meta.filename.split('/').at(-1)} allows`
}

function fits(shape: Shape, arrives: string): boolean {
  const kinds = [...shape.kinds].filter((kind) => kind !== 'null' && kind !== 'undefined')
  if (!arrives.endsWith('[]')) return kinds.every((kind) => kind === arrives || kind === 'any')
  const elements = [...(shape.elements?.kinds ?? [])]
  return kinds.every((kind) => kind === 'array') && elements.every((kind) => kind === arrives.slice(0, -2))
}

function faultsOfValues(values: readonly Shape[], parameters: readonly string[]): Fault[] {
  if (values.length !== parameters.length)
    return [{ why: `it has ${parameters.length} parameters, and is given ${values.length} values` }]
  return values.flatMap((value, i) => {
    const type = parameters[i] ?? ''
    return accepted(value, type) ? [] : [{ why: `$${i + 1} is ${type}, and cannot be sent as ${value.text}` }]
  })
}

/** What the driver sends so that the server reads the same value: it writes numbers and booleans as text, objects as JSON, arrays as arrays. */
function accepted({ kinds, elements }: Shape, type: string): boolean {
  const sent = [...kinds].filter((kind) => kind !== 'null')
  if (sent.includes('any') || sent.includes('undefined')) return false
  if (type.endsWith('[]')) {
    const allowed = type === 'bigint[]' ? (['number', 'string'] as const) : allowedFor(type.slice(0, -2)) // beyond what a number holds
    // a string is an array's text: `arrayLiteral`
    return sent.every((kind) => kind === 'string' || (kind === 'array' && elementsFit(elements, allowed)))
  }
  return sent.every((kind) => allowedFor(type).includes(kind))
}

const elementsFit = (elements: Shape | null, allowed: readonly Kind[]) =>
  [...(elements?.kinds ?? [])].every((kind) => kind === 'null' || allowed.includes(kind))

function allowedFor(type: string): readonly Kind[] {
  if (numbers.includes(type) || type === 'bigint') return ['number']
  if (type === 'numeric') return ['number', 'string']
  if (type === 'boolean') return ['boolean']
  if (type === 'bytea') return ['bytes']
  if (type === 'json' || type === 'jsonb') return ['string', 'object']
  return ['string']
}
