import { maxHeaderSize, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type RefusalCode, refusals } from '@andon/contract'
import { refusalBody } from './render-refusal.ts'

type ParserError = Error & { readonly code?: string | undefined; readonly rawPacket?: unknown }

const closeWithinMs = 1_000

/** Replies to requests that Node's HTTP parser rejected or timed out, in the contract's error shape, and closes the connection. */
export function answerParserError(
  error: ParserError,
  socket: Socket,
  { count }: { count(code: RefusalCode): void },
): void {
  if (socket.destroyed || error.code === 'ECONNRESET') return
  const code = codeOf(error)
  count(code)
  if (!socket.writable || socket.writableEnded || isAnswered(socket)) return void socket.destroy()
  const { status } = refusals[code]
  const body = JSON.stringify(refusalBody(code, [{}]))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  setTimeout(() => socket.destroy(), closeWithinMs).unref() // do not wait for a client that never closes its side
}

function codeOf({ code, rawPacket }: ParserError): RefusalCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT'
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'BODY_TOO_LARGE'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'MALFORMED'
  const line = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0
  return line < 0 || line > maxHeaderSize ? 'TARGET_TOO_LONG' : 'HEADERS_TOO_LARGE'
}

/** A reply has already begun on this connection; a second one would be read as part of it. */
function isAnswered(socket: Socket): boolean {
  const { _httpMessage: reply } = socket as { _httpMessage?: { headersSent?: boolean } | null } // Node's own name for it, and no public one
  return reply?.headersSent === true
}
