import { type WalletCall, type WalletRequest, walletApi } from '@andon/contract/wallet-api'
import { parseStrictJson } from '@andon/platform/json'
import * as v from 'valibot'
import { refused, type WalletReply } from './wallet-reply.ts'

/** Parses the body of a call; refuses it as MALFORMED with the first wrong field and what is expected there. */
export function readBody<Call extends WalletCall>(
  call: Call,
  rawBody: Buffer,
): { request: WalletRequest<Call> } | { refusal: WalletReply } {
  const parsed = parseJson(rawBody)
  if (!parsed)
    return { refusal: refused('MALFORMED', { message: 'The body is not JSON, or has a key of an object twice' }) }
  const read = v.safeParse(walletApi[call].request, parsed.json)
  if (read.success) return { request: read.output as WalletRequest<Call> } // parsed with the schema of this call
  const [issue] = read.issues
  const field = v.getDotPath(issue) ?? undefined
  return { refusal: refused('MALFORMED', { field, message: sentenceOf(issue, field) }) }
}

function parseJson(rawBody: Buffer): { json: unknown } | null {
  try {
    return { json: parseStrictJson(rawBody.toString('utf8')) }
  } catch {
    return null
  }
}

/** Without the value that was sent: it may be a token. */
function sentenceOf({ type, expected, message }: v.BaseIssue<unknown>, field: string | undefined): string {
  if (field === undefined) return 'The body is not a JSON object'
  if (type === 'check') return message
  if (type !== 'strict_object') return `${field} is not ${expected ?? type.replaceAll('_', ' ')}`
  return expected === 'never' ? `This call has no field ${field}` : `${field} is missing`
}
