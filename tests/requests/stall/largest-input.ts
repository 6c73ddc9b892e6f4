import { randomBytes } from 'node:crypto'
import type { Endpoint } from '@andon/contract'

/** The parts of a valibot schema that say how large a value may be. */
interface Schema {
  readonly type?: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly pipe?: readonly (Schema & { readonly requirement?: unknown })[]
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const usualLength = 4_000
const usualItems = 30

/** For texts of a form that no schema tells. */
const known: Readonly<Record<string, () => unknown>> = {
  email: () => `${randomBytes(20).toString('hex')}@example.com`,
  password: () => `violet-harbour-${'4417'.repeat(28)}`,
  currentPassword: () => `violet-harbour-${'4417'.repeat(28)}`,
  languageId: () => 'ja',
  language: () => 'ja',
  currency: () => 'JPY',
  country: () => 'JP',
  dateOfBirth: () => '1980-02-03',
  gameCode: () => 'lantern-river',
  gameSymbol: () => 'lantern-river',
  idempotencyKey: () => randomBytes(16).toString('hex'),
  requestId: () => randomBytes(16).toString('hex'),
  cursor: () => undefined,
  before: () => undefined,
}

/** The largest request that the schema of a call allows: every field, lists and texts at full length. */
export const largestInput = ({ request }: Pick<Endpoint, 'request'>): Record<string, unknown> =>
  largest(request as Schema, '') as Record<string, unknown> // every request is an object

function largest(schema: Schema, name: string): unknown {
  const value = known[name]
  if (value) return value()
  const steps = schema.pipe ?? []
  const bound = (type: string) => steps.find((step) => step.type === type)?.requirement as number | undefined // of lengths and values
  const { type, entries, wrapped, item, options, literal } = schema
  if (entries) {
    const fields = Object.entries(entries).map(([field, of]) => [field, largest(of, field)])
    return Object.fromEntries(fields.filter(([, of]) => of !== undefined))
  }
  if (wrapped) return largest(wrapped, name)
  if (item) return Array.from({ length: bound('max_length') ?? usualItems }, () => largest(item, name))
  if (type === 'picklist') return options?.at(-1)
  if (type === 'literal') return literal
  if (type === 'boolean') return true
  if (type === 'number') return bound('max_value') ?? 1_000_000
  if (type === 'union' || type === 'variant') return largest((options?.[0] ?? {}) as Schema, name)
  if (type === 'string') return textOf(steps, bound('length') ?? bound('max_length') ?? usualLength)
  return undefined
}

function textOf(steps: NonNullable<Schema['pipe']>, length: number): string {
  const pattern = steps.find(({ type }) => type === 'regex')?.requirement
  const candidates = ['x', '1', 'あ', 'A'].map((letter) => letter.repeat(length))
  if (!(pattern instanceof RegExp)) return candidates[0] ?? ''
  const shorter = [64, 32, 21, 10, 6, 3].flatMap((size) => ['x', '1'].map((letter) => letter.repeat(size)))
  return [...candidates, ...shorter].find((text) => pattern.test(text)) ?? candidates[0] ?? ''
}
