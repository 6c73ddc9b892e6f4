import * as v from 'valibot'
import { secondShare } from '../../game-api/table-fields.ts'
import { identityOf } from '../../provably-fair/rsa-fdh-vrf.ts'
import type { NamedSigner } from './named-signer.ts'

const mostMs = 3_000
const keyReply = v.object({ publicKey: v.string() })
const refusal = v.object({ refused: v.string() })

/** A second signer on another machine (`npm run second-signer` there): `GET <url>/key` and `POST <url>/shares`, with a token. */
export function remoteSigner({ url, token }: { url: string; token: string }): NamedSigner {
  let known: string | null = null

  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(new URL(path, url.endsWith('/') ? url : `${url}/`), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(mostMs),
      redirect: 'error',
    })
    const reply: unknown = await response.json()
    if (response.ok) return reply
    const { output, success } = v.safeParse(refusal, reply)
    throw new Error(`the second signer answered ${response.status}: ${success ? output.refused : 'no reason'}`)
  }

  async function key(): Promise<string> {
    known ??= v.parse(keyReply, await call('key')).publicKey
    return known
  }

  return {
    at: new URL(url).hostname,
    identity: async () => identityOf(await key()),
    key,
    shareOf: async ({ tableId, number, betsRoot }) =>
      v.parse(secondShare, await call('shares', { tableId, number, betsRoot })),
    stop: async () => undefined,
  }
}
