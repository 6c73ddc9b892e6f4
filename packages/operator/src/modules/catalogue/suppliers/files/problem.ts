import * as v from 'valibot'

/** One reason why a supplier's folder is not used: `suppliers/acme/games.json: games[2].rtp: expected a number from 0 to 100`. */
export type Problem = string

export function problem(file: string, field: string, why: string): Problem {
  return [file, ...(field === '' ? [] : [field]), why].join(': ')
}

/** Checks a value from a file. `at` is the path of the value in the file. Of one that may have secrets no value is quoted. */
export function check<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  { file, at = '', isSecret = false }: { file: string; at?: string; isSecret?: boolean },
): { value: v.InferOutput<S> } | { problems: readonly Problem[] } {
  const { success, output, issues } = v.safeParse(schema, value)
  if (success) return { value: output }
  return { problems: issues.map((issue) => problem(file, pathOf(issue, at), whyOf(issue, isSecret))) }
}

/** `games[2].rtp` */
function pathOf(issue: v.BaseIssue<unknown>, at: string): string {
  const keys = issue.path?.map(({ key }) => key) ?? []
  return keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    at,
  )
}

function whyOf({ kind, type, expected, received, message }: v.BaseIssue<unknown>, isSecret: boolean): string {
  if (kind === 'schema' && type === 'strict_object' && expected === 'never') return 'no such field exists'
  if (kind === 'schema' && received === 'undefined') return 'is missing'
  if (!message.startsWith('Invalid ')) return message
  return `expected ${expected ?? 'another value'}${isSecret ? '' : `, found ${received}`}`
}
