import type { Endpoint, RequestOf } from '@andon/contract'
import * as v from 'valibot'
import { InvalidFields } from './render-refusal.ts'

/** Reads query, path and body fields into what the handler gets, or says which fields are wrong and why. */
export function parseRequest<E extends Endpoint>(endpoint: E, fields: Record<string, unknown>): RequestOf<E> {
  return parseFields(endpoint.request, fields) as RequestOf<E> // the schema is this endpoint's own
}

/** The same for any schema: one entry for each field that is wrong. */
export function parseFields<S extends v.GenericSchema>(schema: S, fields: unknown): v.InferOutput<S> {
  refuseNulBytes(fields)
  const result = v.safeParse(schema, fields)
  if (result.success) return result.output
  const byField = new Map<string, string>()
  for (const issue of result.issues) {
    const field = issue.path?.map((item) => String(item.key)).join('.') || '(request)'
    if (!byField.has(field)) byField.set(field, issue.message)
  }
  throw new InvalidFields([...byField].map(([field, message]) => ({ field, message })))
}

/** No text of ours contains the NUL character, and PostgreSQL's text type cannot hold it. */
function refuseNulBytes(fields: unknown): void {
  if (typeof fields !== 'object' || fields === null) return
  const bad = Object.entries(fields).filter(([, value]) => typeof value === 'string' && value.includes('\0'))
  if (bad.length === 0) return
  throw new InvalidFields(bad.map(([field]) => ({ field, message: 'Contains a character that is not text' })))
}
