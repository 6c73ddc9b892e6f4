import type { Language } from '@andon/contract/languages'
import type { EventUrn } from '../../model/urn.ts'
import type { NamedFixture } from '../named-fixture.ts'
import type { UofSettings } from './uof-adapter.ts'
import { readUofMarkets } from './uof-descriptions.ts'
import { readUofFixture } from './uof-fixture.ts'
import { uofId } from './uof-id.ts'

/** Calls of the API of a unified odds feed. Throws where one is refused. */
export function uofApi({ apiUrl, accessToken, code }: UofSettings, request: typeof fetch) {
  const headers = { 'x-access-token': accessToken }
  const get = (path: string) => request(`${apiUrl}${path}`, { headers, signal: AbortSignal.timeout(10_000) })

  return {
    async post(url: URL, what: string): Promise<void> {
      const reply = await request(url, { method: 'POST', headers, signal: AbortSignal.timeout(10_000) })
      if (!reply.ok) throw new Error(`${what} refused: ${reply.status}`)
    },
    async markets(language: Language) {
      const reply = await get(`/v1/descriptions/${language}/markets.xml`)
      if (!reply.ok) throw new Error(`the description of the markets was refused: ${reply.status}`)
      return readUofMarkets(await reply.text())
    },
    /** Null: the feed does not know the event. */
    async fixture(language: Language, id: EventUrn): Promise<NamedFixture | null> {
      const reply = await get(`/v1/sports/${language}/sport_events/${uofId(code, id)}/fixture.xml`)
      if (reply.status === 404) return null
      if (!reply.ok) throw new Error(`the description of ${id} was refused: ${reply.status}`)
      return readUofFixture(await reply.text(), id)
    },
  }
}
