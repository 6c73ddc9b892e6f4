import * as v from 'valibot'
import { SlipRefusal } from './slip-refusal.ts'

/** Reads JSON by a schema; throws SlipRefusal with the first field that has another shape. */
export function readShape<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> {
  const { issues, success, output } = v.safeParse(schema, json, { abortEarly: true })
  if (success) return output
  const [issue] = issues
  throw new SlipRefusal(v.getDotPath(issue) ?? 'JSON', whyOf(issue))
}

function whyOf({ type, expected, received, message }: v.GenericIssue): string {
  if (type === 'strict_object' && expected === 'never') return 'is no known field'
  if (received === 'undefined') return 'is missing'
  return message
}
