import type { Endpoint, RequestOf } from '@andon/contract'
import * as v from 'valibot'
import { describeIssues, plainMessages } from './describe-issues.ts'
import { InvalidFields } from './render-refusal.ts'

/** Parses query, path and body fields for the handler. Throws the list of invalid fields and the reasons. */
export function parseRequest<E extends Pick<Endpoint, 'request'>>(
  endpoint: E,
  fields: Record<string, unknown>,
): RequestOf<E> {
  const sent = 'emptyCounts' in endpoint ? fields : withoutEmpty(endpoint.request, fields)
  return parseFields(endpoint.request, sent) as RequestOf<E> // the schema is this endpoint's own
}

/** Forms also send empty inputs: an empty optional field whose schema rejects empty text counts as absent. */
function withoutEmpty(schema: v.GenericSchema, fields: Record<string, unknown>): Record<string, unknown> {
  const entries = entriesOf(schema)
  const leftOut = Object.entries(fields).filter(
    ([name, value]) => value === '' && entries[name]?.type === 'optional' && !v.is(entries[name], ''),
  )
  if (leftOut.length === 0) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !leftOut.some(([left]) => left === name)))
}

/** Fields of an object schema, plain or at the start of a pipe. */
function entriesOf(schema: v.GenericSchema): Record<string, v.GenericSchema | undefined> {
  const { entries, pipe } = schema as { entries?: v.ObjectEntries; pipe?: { entries?: v.ObjectEntries }[] }
  return entries ?? pipe?.[0]?.entries ?? {}
}

/** The same for any schema: one entry for each field that is wrong. */
export function parseFields<S extends v.GenericSchema>(schema: S, fields: unknown): v.InferOutput<S> {
  refuseNulBytes(fields)
  const result = v.safeParse(schema, fields, plainMessages)
  if (result.success) return result.output
  throw new InvalidFields(describeIssues(result.issues))
}

/** PostgreSQL's text type cannot store the NUL character. */
function refuseNulBytes(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null) return
  const bad = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.includes('\0'))
  if (bad.length === 0) return
  throw new InvalidFields(bad.map(([field]) => ({ field, message: 'Contains a character that is not text' })))
}
