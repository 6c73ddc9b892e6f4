import type { Channel } from './shapes.ts'
import type { Trade360Settings } from './trade360-adapter.ts'

const paths: Readonly<Record<Channel, string>> = { inPlay: 'InPlay', preMatch: 'PreMatch' }

/** Calls of the APIs of Trade360. Throws where one is refused. */
export function trade360Api(
  { userName, password, customersUrl, snapshotUrl }: Trade360Settings,
  request: typeof fetch,
) {
  async function post(url: string, packageId: number, more: object = {}): Promise<Response> {
    const reply = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ PackageId: packageId, UserName: userName, Password: password, ...more }),
      signal: AbortSignal.timeout(60_000),
    })
    if (!reply.ok) throw new Error(`${new URL(url).pathname} of package ${packageId} refused: ${reply.status}`)
    return reply
  }

  return {
    async startDistribution(packageId: number): Promise<void> {
      await post(`${customersUrl}/Distribution/Start`, packageId)
    },
    /** The body of a snapshot of all events, or of some fixtures. */
    async events(
      channel: Channel,
      packageId: number,
      only: { readonly Fixtures?: readonly number[] },
    ): Promise<unknown> {
      const reply = await post(`${snapshotUrl}/${paths[channel]}/GetEvents`, packageId, only)
      const json: unknown = await reply.json()
      return typeof json === 'object' && json !== null && 'Body' in json ? json.Body : json
    },
  }
}
