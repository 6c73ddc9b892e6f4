import { walletApiHeaders } from '@andon/contract/wallet-api'
import type { WalletUnderTest } from './kit.ts'
import type { Watched } from './run-kit.ts'

/** One call of a case with its answer. `status` is absent while there is none. */
export interface Exchange {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly rawBody: Buffer
  readonly status?: number
  readonly body?: unknown
  /** What the other side did instead of answering. */
  readonly note?: string
}

/** The same wallet, with its calls written down. */
export function recorded(wallet: WalletUnderTest): Watched<WalletUnderTest> {
  const exchanges: Exchange[] = []
  const transport: WalletUnderTest['transport'] = async (path, rawBody, headers) => {
    const place = exchanges.push({ path, rawBody, headers }) - 1
    const answer = await wallet.transport(path, rawBody, headers)
    exchanges[place] = { path, rawBody, headers, ...answer }
    return answer
  }
  return { subject: { ...wallet, transport }, exchanges: () => exchanges }
}

const mostShown = 20
const mostBytes = 2000

/** As text to read: the last calls, with signatures and tokens cut short. */
export function exchangeText(exchanges: readonly Exchange[]): string {
  const left = exchanges.length - mostShown
  const head = left > 0 ? [`… ${left} earlier calls`] : []
  return [...head, ...exchanges.slice(-mostShown).map(oneText)].join('\n')
}

function oneText({ path, headers, rawBody, status, body, note }: Exchange): string {
  const signature = headers[walletApiHeaders.signature] ?? ''
  const shown = { ...headers, [walletApiHeaders.signature]: cut(signature, signature.indexOf('=') + 9) }
  return [
    `POST ${path}`,
    ...Object.entries(shown).map(([name, value]) => `${name}: ${value}`),
    withoutTokens(rawBody.toString()).slice(0, mostBytes),
    status === undefined ? `→ ${note ?? 'no answer'}` : `→ ${status} ${withoutTokens(JSON.stringify(body))}`,
  ].join('\n')
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)

/** A token lets anybody play with the player's money: calls are printed without it. */
const withoutTokens = (json: string) =>
  json.replaceAll(/("(?:token|sessionToken)":")([^"]{4})[^"]*/g, (_whole, name, start) => `${name}${start}…`)
