import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { textChunks } from 'virtual:text-chunks'
import type { Language } from '@andon/contract/languages'
import { notFoundHeader, siteContext } from '@andon/web/load-context'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { addHead } from './head/add-head.ts'
import { DocumentContext } from './page/document-context.ts'

const renderTimeoutMs = 5_000

/** Renders the whole page before it responds: pages are cached and compressed as one piece, so streaming has no benefit. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const context = loadContext.get(siteContext)
  const { site, mark, language, notFound, reportError } = context
  if (status === 404) {
    const { staticHandlerContext } = entryContext
    headers.set(notFoundHeader, staticHandlerContext.matches.at(-1)?.route.id ?? '')
    if (notFound === 'leftOut') return Promise.resolve(new Response(null, { status, headers }))
    // sent for many addresses, so it names none of them: its links to other languages lead to their home pages
    staticHandlerContext.location = { ...staticHandlerContext.location, pathname: `/${language}`, search: '', hash: '' }
  }
  const facts = { language, siteCode: site.code, themeColor: site.themeColor }
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={facts}>
        <TextPreloads chunks={chunksOf(entryContext, language)} />
        <ServerRouter context={entryContext} url={request.url} nonce={mark} />
      </DocumentContext>,
      {
        nonce: mark,
        progressiveChunkSize: Number.POSITIVE_INFINITY, // all in its place, also for browsers without scripts
        onAllReady() {
          clearTimeout(timeout)
          const body = new PassThrough()
          headers.set('content-type', 'text/html; charset=utf-8')
          const sent = failed ? 500 : status
          text(body)
            .then((html) => addHead({ html, status: sent, ...factsOf(entryContext, language) }, context))
            .then((html) => resolve(new Response(html, { status: sent, headers })), reject)
          pipe(body)
        },
        onShellError(error) {
          clearTimeout(timeout)
          reject(error)
        },
        onError(error) {
          failed = true
          reportError(error)
        },
      },
    )
    const timeout = setTimeout(abort, renderTimeoutMs)
  })
}

function factsOf({ staticHandlerContext: { loaderData, matches } }: EntryContext, language: Language) {
  const ofSports = matches.find(({ route }) => route.id === `${language}/sports`)
  return { loaderData, sportsPath: ofSports?.params['*'] }
}

/** Unknown addresses are not logged; all other errors are reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(siteContext).reportError(error)
}

/** Preloads the page's texts together with its script, to avoid a request waterfall. */
function TextPreloads({ chunks }: { chunks: ReadonlySet<string> }) {
  for (const chunk of chunks) preloadModule(chunk, { as: 'script' })
  return null
}

function chunksOf({ manifest, staticHandlerContext }: EntryContext, language: Language): ReadonlySet<string> {
  const programs = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]?.module ?? '')
  return new Set(programs.flatMap((program) => textChunks[program]?.[language] ?? []))
}
