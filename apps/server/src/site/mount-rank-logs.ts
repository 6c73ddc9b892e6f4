import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Refusal } from '@andon/contract'
import { type Site, siteAt } from '@andon/contract/sites'
import type { FastifyInstance } from 'fastify'

interface PublishedLog {
  readonly pieces: AsyncIterable<string>
  /** It never changes. */
  readonly isFinal: boolean
}

export interface RankLogOptions {
  readonly sites: readonly Site[]
  /** Null for a tournament of the site that is not known, or not paid yet. */
  rankLogOf(named: { tournamentId: string; site: string }): Promise<PublishedLog | null>
  /** Null for a tournament without proofs of rounds. */
  seedLogOf(named: { tournamentId: string; site: string }): Promise<PublishedLog | null>
}

/** A log is read from the database while it is sent. */
const mostAtOnce = 4

/**
 * For everyone: `/rank-logs/<tournament>.json` is the rank log of each tournament that is paid, and `/rank-logs/<tournament>.seeds.json` has the hashes of the seeds of a race with proofs, from
 * the first one on.
 */
export function mountRankLogs(app: FastifyInstance, { sites, rankLogOf, seedLogOf }: RankLogOptions): void {
  let sent = 0
  app.get<{ Params: { file: string } }>('/rank-logs/:file', async (request, reply) => {
    const [, tournamentId = '', seeds] = /^(trn_[0-9a-z_]{1,56})(\.seeds)?\.json$/.exec(request.params.file) ?? []
    if (tournamentId === '') throw new Refusal('NOT_FOUND')
    const site = siteAt(sites, request.authority.hostname).code
    const log = await (seeds === undefined ? rankLogOf : seedLogOf)({ tournamentId, site })
    if (!log) throw new Refusal('NOT_FOUND')
    if (log.isFinal) {
      const etag = `"${tournamentId}"`
      reply.header('cache-control', 'public, max-age=86400, immutable').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    } else reply.header('cache-control', 'public, max-age=5')
    if (sent >= mostAtOnce) throw new Refusal('UNAVAILABLE')
    sent += 1
    const stream = Readable.from(log.pieces)
    const done = () => {
      sent -= 1
    }
    finished(stream).then(done, done)
    return reply.type('application/json; charset=utf-8').send(stream)
  })
}
