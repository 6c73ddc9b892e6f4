import { type PlayerApi, Refusal } from '@andon/contract'
import type { Language } from '@andon/contract/languages'
import { type Site, siteAt } from '@andon/contract/sites'
import { type EarlyRequest, type Handlers, hostCookie, type SentReply, sentReply } from '@andon/platform/http'
import type { Metrics } from '@andon/platform/metrics'
import { systemRandom } from '@andon/platform/random'
import { notFoundHeader } from '@andon/web/load-context'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressedCopies } from '../surfaces/compressed-copies.ts'
import { canonicalPath } from './canonical-path.ts'
import { compressPage, type PageEncoding, pageEncodings } from './compressed-page.ts'
import { createPolicies, type SupplierOrigins } from './csp.ts'
import type { LastKnown } from './last-known.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createPageReplies, replyKey } from './page-replies.ts'
import { resolveLanguage } from './resolve-language.ts'
import { previewToken, sendPreview } from './send-preview.ts'
import { sharedAddress } from './shared-address.ts'

export interface SiteOptions {
  /** Folder of the built client: `assets/` has immutable names. */
  readonly clientFolder: string
  readonly sites: readonly Site[]
  /** False: every page is rendered for each request. */
  readonly cached: boolean
  readonly gamesOrigin: string
  /** Another back end that pages call. Undefined: this one. */
  readonly apiBaseUrl: string | undefined
  readonly metrics: Metrics
  /** Changes with public content, so that pages of an older version are no longer served. */
  readonly contentVersion: LastKnown<string>
  /** The calls for content by which a page shows a preview; null where its link has ended. */
  previewRoutes(token: string): Promise<Handlers<PlayerApi['content']> | null>
  supplierOrigins(): SupplierOrigins
  countryOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): string
  /** Returns whether the site is in maintenance, and whether it is blocked for this country. */
  stateOf(place: { site: string; countryCode: string }): { maintenance: boolean; blocked: boolean }
  render(page: PageRequest): Promise<Response>
}

export interface PageRequest {
  readonly url: string
  readonly site: Site
  readonly language: Language
  /** Attribute `nonce` of the page's own inline scripts and styles. The server takes it out again. */
  readonly mark: string
  readonly signedInHint: boolean
  readonly origin: string
  /** Why the site is closed to this visitor, if it is. */
  readonly closed: 'maintenance' | 'countryblock' | null
  /** The reply for an address that no page has: its page, or a response that names its route (`notFoundHeader`) and has no body. */
  readonly notFound: 'rendered' | 'leftOut'
  /** In the place of what is published. */
  readonly preview?: Handlers<PlayerApi['content']>
}

const maintenanceRetrySeconds = 60
/** Copies of pages that many addresses share: compressed, not rendered. */
const mostCopies = 200
/** One for each route that may find nothing, by site, language and hint; those of older versions of the content go out first. */
const mostNotFoundPages = 200

/**
 * Query fields that a page's HTML depends on, by page, with their allowed values. All others are left to the client and do not split the cache.
 * A field with values that any client could invent belongs here only if the page is a 404 for unknown values.
 */
const pageQuery: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'game-play': { gameId: /^[\w-]{1,40}$/, gameType: /^(realgames|freegames)$/ },
}
/** In data requests also the field in which the router's client names the routes it wants. */
const dataQuery = { _routes: /^[\w/,-]{1,300}$/ }
const mark = systemRandom.token(16)
/** The address at which pages that many addresses share are rendered. */
const anyPage = systemRandom.token(16)

/** The player site of every brand: assets, and pages from the cache. */
export async function mountSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const findPage = pagesBy(options)
  const policyFor = createPolicies(options)
  const replies = createPageReplies()
  await mountFiles(app, options.clientFolder)
  app.get('/', (request, reply) => servePage(request, reply))
  app.get('/*', (request, reply) => servePage(request, reply))
  if (options.cached) app.replyEarly(replyAgain)

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = siteAt(options.sites, request.authority.hostname)
    const { path: given, search } = splitUrl(request.url)
    const path = canonicalPath(given)
    if (path === null) throw new Refusal('MALFORMED', { message: 'The path is not one of a page' })
    if (isRootFile(path)) throw new Refusal('NOT_FOUND')
    const countryCode = options.countryOf(request)
    const { language, redirectTo } = resolveLanguage({
      site,
      path,
      stored: request.cookies.langCode,
      country: countryCode,
    })
    if (redirectTo !== undefined) return reply.redirect(`${redirectTo}${search}`, 302)
    if (path !== given) return reply.redirect(`${path}${search}`, 308)

    const signedInHint = isHinted(request.cookies, request.authority)
    const { origin } = request.authority
    const closed = closedTo({ site: site.code, countryCode })
    const asked = { site, language, mark, signedInHint, origin, closed, notFound: 'leftOut' } as const
    const url = `${origin}${path}${queryOf(path, search, dataQuery)}`
    const token = previewToken(search)
    if (token !== null && closed === null)
      return sendPreview(reply, { ...options, policyFor }, { token, page: { ...asked, url } })
    if (path.endsWith('.data')) return sendData(reply, await options.render({ ...asked, url }))
    const { page, isKept, isShared } = await findPage({ ...asked, path, query: queryOf(path, search) })
    options.metrics.pages.inc({ cache: isKept ? 'hit' : 'miss' })
    if (page.location !== null) return reply.redirect(withQuery(page.location, search), page.status)

    const encoding = encodingFor(request)
    const tag = `"${page.tag}-${encoding}"`
    if (closed === 'maintenance') reply.header('retry-after', maintenanceRetrySeconds)
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .header('etag', tag)
      .header('content-security-policy', policyFor({ origin, ...page }))
    if (options.cached && !closed && !isShared && page.status === 200 && search === '')
      reply.raw.once('finish', () => {
        const sent = sentReply(reply, page.bodies[encoding])
        if (sent) replies.keep(replyKey(request, signedInHint), { reply: sent, site: site.code }, page.version)
      })
    if (!closed && page.status === 200 && isKnown(request, tag)) return reply.code(304).send()
    reply
      .code(closed === 'maintenance' ? 503 : page.status)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-language', language)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.send(page.bodies[encoding])
  }

  function closedTo(place: { site: string; countryCode: string }): PageRequest['closed'] {
    const { maintenance, blocked } = options.stateOf(place)
    return maintenance ? 'maintenance' : blocked ? 'countryblock' : null
  }

  /** A page that was sent before, if the site is open to this visitor. */
  function replyAgain(request: EarlyRequest): SentReply | undefined {
    const cookies = request.headers.cookie === undefined ? {} : app.parseCookie(request.headers.cookie)
    const key = replyKey(request, isHinted(cookies, request.authority))
    const kept = replies.find(key, options.contentVersion.fresh())
    if (!kept || closedTo({ site: kept.site, countryCode: options.countryOf(request) }) !== null) return undefined
    options.metrics.pages.inc({ cache: 'hit' })
    return kept.reply
  }
}

/** The built client, compressed when it was built. */
async function mountFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: true,
    index: false,
    wildcard: false,
    globIgnore: compressedCopies,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
      reply.header('cross-origin-resource-policy', 'same-origin')
    },
  })
}

/** Finds the page of an address: kept, of all addresses that nobody has or that share one page, or rendered. */
function pagesBy(options: Pick<SiteOptions, 'cached' | 'contentVersion' | 'render'>) {
  const cache = createPageCache(options.cached ? {} : { maxPages: 0 })
  const notFoundPages = createPageCache({ maxPages: options.cached ? mostNotFoundPages : 0, status: 404 })
  const copies = createPageCache({ maxPages: options.cached ? mostCopies : 0 })

  return async function findPage({
    path,
    query,
    ...asked
  }: Omit<PageRequest, 'url'> & { path: string; query: string }) {
    const { site, language, signedInHint, closed, origin } = asked
    const version = await options.contentVersion()
    const keyOf = (page: string) => [site.code, page, signedInHint, closed, version].join('|')
    const shared = options.cached ? sharedAddress(path, anyPage) : null
    const renderedAt = shared?.rendered ?? path
    const whole = { ...asked, url: `${origin}${renderedAt}${query}` }
    let isKept = false
    const { page, hit } = await cache.get(keyOf(`${renderedAt}|${query}`), async () => {
      const response = await options.render(whole)
      const route = response.headers.get(notFoundHeader)
      if (response.status !== 404 || route === null) return pageOf(response)
      const rendered = async () => pageOf(await options.render({ ...whole, notFound: 'rendered' }))
      const found = await notFoundPages.get(keyOf(`${language}|${route}`), rendered)
      isKept = found.hit
      return found.page
    })
    const own = shared ? (await copies.get(keyOf(path), () => shared.at(page, mark))).page : page
    return { page: { ...own, version }, isKept: hit || isKept, isShared: shared !== null }
  }
}

async function pageOf(response: Response): Promise<CachedPage> {
  const location = response.headers.get('location')
  return { ...(await compressPage({ html: await response.text(), mark, status: response.status })), location }
}

/** A cookie beside the session's, the same for every player: pages differ by it, not by who is logged in. */
function isHinted(
  cookies: Readonly<Record<string, string | undefined>>,
  { origin }: EarlyRequest['authority'],
): boolean {
  return cookies[hostCookie('andon_hint', { secure: origin.startsWith('https:') })] === '1'
}

function encodingFor({ headers }: FastifyRequest): PageEncoding {
  const accepted = String(headers['accept-encoding'] ?? '').split(/[\s,;]+/)
  return pageEncodings.find((encoding) => accepted.includes(encoding)) ?? 'identity'
}

/** True if the browser, or a cache before us, has this page already. Proxies that compress mark a tag as weak. */
const isKnown = ({ headers }: FastifyRequest, tag: string) =>
  String(headers['if-none-match'] ?? '')
    .split(/\s*,\s*/)
    .some((known) => known.replace(/^W\//, '') === tag)

/** A redirect keeps the query of the original address: a referral code, a login to open. */
const withQuery = (location: string, search: string) => (location.includes('?') ? location : `${location}${search}`)

/** Data that the router's client fetches on navigation: public loader data, no HTML. */
async function sendData(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).header('cache-control', 'private, no-cache')
  response.headers.forEach((value, name) => {
    if (name !== 'content-length') reply.header(name, value)
  })
  return reply.send(Buffer.from(await response.arrayBuffer()))
}

function splitUrl(url: string): { path: string; search: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) }
}

/** Files at the root have no language; existing ones have their own routes. */
const isRootFile = (path: string) => /^\/[^/]*\./.test(path)

/** The fields that the page depends on, in a fixed order, so that a page is cached once. */
function queryOf(path: string, search: string, more: Readonly<Record<string, RegExp>> = {}): string {
  if (search === '') return ''
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  const page = path.split('/')[2]?.replace(/\.data$/, '') ?? ''
  for (const [name, allowed] of Object.entries({ ...pageQuery[page], ...more })) {
    const value = given.get(name)
    if (value !== null && allowed.test(value)) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
