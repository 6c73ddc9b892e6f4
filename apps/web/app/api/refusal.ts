import type { RefusalBody, RefusalCode } from '@andon/contract/refusals'

/** The only error that API calls throw: the server refused the call, or could not be reached. */
export class ApiRefusal extends Error {
  readonly code: RefusalName
  readonly errorCode: string | undefined
  /** The input at fault, by its wire name. */
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly status: number
  /** Every entry of the reply: several fields can be at fault at once. */
  readonly entries: readonly RefusalEntry[]

  constructor({
    status,
    entries,
    errorCode,
  }: { status: number; entries: readonly RefusalEntry[]; errorCode?: string }) {
    const first = entries[0] ?? { code: 'INTERNAL' }
    super(first.message ?? first.code)
    this.name = 'ApiRefusal'
    this.code = first.code
    this.errorCode = first.errorCode ?? errorCode
    this.field = first.field
    this.params = first.params ?? {}
    this.status = status
    this.entries = entries
  }
}

/** `UNNAMED`: the back end sent only a number. */
type RefusalName = RefusalCode | 'INTERNAL' | 'NETWORK' | 'UNNAMED'

export interface RefusalEntry {
  readonly code: RefusalName
  readonly errorCode?: string
  readonly field?: string
  readonly params?: RefusalBody['errors'][number]['params']
  readonly message?: string
}

export const networkRefusal = () => new ApiRefusal({ status: 0, entries: [{ code: 'NETWORK' }] })
