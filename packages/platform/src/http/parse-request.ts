import type { Endpoint, RequestOf } from '@andon/contract'
import * as v from 'valibot'
import { InvalidFields } from './render-refusal.ts'

/** Reads query, path and body fields into what the handler gets, or says which fields are wrong and why. */
export function parseRequest<E extends Endpoint>(endpoint: E, fields: Record<string, unknown>): RequestOf<E> {
  const result = v.safeParse(endpoint.request, fields)
  if (result.success) return result.output as RequestOf<E> // the schema is this endpoint's own
  const byField = new Map<string, string>()
  for (const issue of result.issues) {
    const field = issue.path?.map((item) => String(item.key)).join('.') || '(request)'
    if (!byField.has(field)) byField.set(field, issue.message)
  }
  throw new InvalidFields([...byField].map(([field, message]) => ({ field, message })))
}
