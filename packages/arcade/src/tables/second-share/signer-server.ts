import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import * as v from 'valibot'
import { type OnceSigner, roundToSign, WillNotSign } from './sign-once.ts'

const mostBodyBytes = 1_000

interface Reply {
  readonly status: number
  readonly body: object
}

/**
 * A second signer for others, over HTTP: `GET /key` has the public key, `POST /shares` with `tableId`, `number` and `betsRoot` the share of that round (409 for another root of a round
 * that was signed, or a lower round). Both need `Authorization: Bearer <token>`. For one operator only: its tables are told apart by their ids.
 */
export function createSignerServer({ signer, token }: { signer: OnceSigner; token: string }): Server {
  return createServer(async (request, response) => {
    const { status, body } = await replyTo(request, { signer, token }).catch(
      (error): Reply => ({ status: 500, body: { refused: `the signer failed: ${error}` } }),
    )
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(body))
  })
}

async function replyTo(
  request: IncomingMessage,
  { signer, token }: { signer: OnceSigner; token: string },
): Promise<Reply> {
  if (!isToken(request.headers.authorization, token)) return { status: 401, body: { refused: 'the token is wrong' } }
  const call = `${request.method} ${request.url}`
  if (call === 'GET /key') return { status: 200, body: { publicKey: signer.publicKey } }
  if (call !== 'POST /shares') return { status: 404, body: { refused: 'there are GET /key and POST /shares' } }
  const round = v.safeParse(roundToSign, await readJson(request))
  if (!round.success) {
    const field = round.issues[0].path?.map(({ key }) => key).join('.')
    return { status: 400, body: { refused: field ? `${field} is not as it should be` : 'no JSON with a round' } }
  }
  try {
    return { status: 200, body: await signer.sign(round.output) }
  } catch (error) {
    if (error instanceof WillNotSign) return { status: 409, body: { refused: error.message } }
    throw error
  }
}

function isToken(header: string | undefined, token: string): boolean {
  const [sent, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return sent.length === wanted.length && timingSafeEqual(sent, wanted)
}

/** Null for what is too long or no JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > mostBodyBytes) return null
  }
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
