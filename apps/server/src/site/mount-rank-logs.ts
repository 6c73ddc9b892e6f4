import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Refusal } from '@andon/contract'
import { type Site, siteAt } from '@andon/contract/sites'
import type { FastifyInstance } from 'fastify'

export interface RankLogOptions {
  readonly sites: readonly Site[]
  /** Null for a tournament of the site that is not known, or not paid yet. */
  rankLogOf(named: { tournamentId: string; site: string }): Promise<AsyncIterable<string> | null>
}

/** A log is read from the database while it is sent. */
const mostAtOnce = 4

/** `/rank-logs/<tournament>.json`: the rank log of each tournament that is paid, for everyone. It never changes. */
export function mountRankLogs(app: FastifyInstance, { sites, rankLogOf }: RankLogOptions): void {
  let sent = 0
  app.get<{ Params: { file: string } }>('/rank-logs/:file', async (request, reply) => {
    const [, tournamentId = ''] = /^(trn_[0-9a-z_]{1,56})\.json$/.exec(request.params.file) ?? []
    if (tournamentId === '') throw new Refusal('NOT_FOUND')
    const site = siteAt(sites, request.authority.hostname).code
    const log = await rankLogOf({ tournamentId, site })
    if (!log) throw new Refusal('NOT_FOUND')
    const etag = `"${tournamentId}"`
    reply.header('cache-control', 'public, max-age=86400, immutable').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (sent >= mostAtOnce) throw new Refusal('UNAVAILABLE')
    sent += 1
    const stream = Readable.from(log)
    const done = () => {
      sent -= 1
    }
    finished(stream).then(done, done)
    return reply.type('application/json; charset=utf-8').send(stream)
  })
}
