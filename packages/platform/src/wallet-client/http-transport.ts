import type { WalletTransport } from './wallet-client.ts'

/** Calls the wallet API over HTTP; `baseUrl` has no path. Redirects are not followed, so that signed calls reach only the operator. */
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
