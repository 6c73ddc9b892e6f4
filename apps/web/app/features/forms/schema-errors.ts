import * as v from 'valibot'
import type { Errors, Values } from './use-form.ts'

/** Checks a form against the contract's schema: `required` for empty fields, `tooLong.60` for more than 60 characters, `invalid` for others that do not fit. */
export function schemaErrors<V extends Values>(schema: v.GenericSchema, values: V): Errors<V> {
  const result = v.safeParse(schema, values)
  if (result.success) return {}
  const errors: Record<string, string> = {}
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    if (field in values) errors[field] ??= values[field] === '' ? 'required' : faultOf(issue)
  }
  return errors as Errors<V> // only fields of the form
}

const faultOf = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'max_length' ? `tooLong.${issue.requirement}` : 'invalid'
