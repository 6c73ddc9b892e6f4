import type { WalletTransport } from './wallet-client.ts'

/** The wallet API of an operator in another process; `baseUrl` without a path. Redirects are not followed: nobody else gets a signed call. */
export function httpTransport({ baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number }): WalletTransport {
  return async (path, rawBody, headers) => {
    const response = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers,
      body: new Uint8Array(rawBody),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.json() }
  }
}
