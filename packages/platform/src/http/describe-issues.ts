import type * as v from 'valibot'

export interface FieldFault {
  /** Wire name; of a value inside a field, its path. */
  readonly field: string
  /** For developers: the expected value. Never the value that was sent, which may be a secret. */
  readonly message: string
}

/** Parser configuration: schemas without a message describe the expected value in plain words. */
export const plainMessages = { message: wanted }

/** One entry for each field that is wrong. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): FieldFault[] {
  const byField = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = path?.map((item) => String(item.key)).join('.') || '(request)'
    if (!byField.has(field)) byField.set(field, message)
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

const mostListed = 12

function wanted(issue: v.BaseIssue<unknown>): string {
  const { type, received, requirement } = issue
  if (received === 'undefined') return 'This field is missing'
  if (issue.expected === 'never') return 'This call has no such field'
  switch (type) {
    case 'string':
    case 'custom':
      return 'A text is wanted'
    case 'number':
    case 'integer':
    case 'safe_integer':
      return 'A whole number is wanted'
    case 'boolean':
      return 'true or false is wanted'
    case 'array':
      return 'A list is wanted'
    case 'object':
    case 'strict_object':
    case 'record':
      return 'An object is wanted'
    case 'literal':
      return `Only ${issue.expected} is allowed`
    case 'picklist':
      return oneOf(issue.expected)
    case 'union':
    case 'variant':
      return inner(issue) ?? 'The value is not one of the kinds allowed'
    case 'regex':
      return 'The value is not in the form of this field'
    case 'email':
      return 'An e-mail address is wanted'
    case 'iso_date':
      return 'A date is wanted, YYYY-MM-DD'
    case 'iso_timestamp':
      return 'An instant is wanted, ISO 8601'
    case 'min_length':
      return requirement === 1 ? 'The value is empty' : `At least ${requirement} ${unitOf(issue)} are wanted`
    case 'max_length':
      return `At most ${requirement} ${unitOf(issue)} are allowed`
    case 'min_value':
      return `The value is below ${requirement}`
    case 'max_value':
      return `The value is above ${requirement}`
    default:
      return 'The value is not allowed here'
  }
}

const unitOf = ({ input }: v.BaseIssue<unknown>) => (typeof input === 'string' ? 'characters' : 'entries')

function oneOf(expected: string | null): string {
  const options = (expected ?? '').replace(/^\(|\)$/g, '').split(' | ')
  return options.length > mostListed ? 'The value is not one of those allowed' : `Allowed: ${options.join(', ')}`
}

/** Among the issues of a union's options, one about the value is more useful than one about its type. */
function inner({ issues }: v.BaseIssue<unknown>): string | undefined {
  return (issues?.find(({ kind }) => kind === 'validation') ?? issues?.[0])?.message
}
