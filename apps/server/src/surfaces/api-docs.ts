import { type Api, type Endpoint, parseRoute, refusals } from '@andon/contract'
import { type OpenApi, type Operation, openApi } from '@andon/contract/openapi'
import { impliedRefusals } from '@andon/contract/openapi/implied-refusals'
import type { FastifyInstance } from 'fastify'

/** One party's calls: what they are, and the address of their document. */
export interface Documented {
  readonly api: Api
  /** `/openapi.json` */
  readonly path: string
}

/**
 * The contracts for machines (an OpenAPI document for each party) and for people (`/docs/api`), all from the declarations that the server runs.
 */
export function mountApiDocs(
  app: FastifyInstance,
  { documented, version }: { documented: readonly Documented[]; version: string },
): void {
  const { bodies, page } = textsOf(documented, version)
  for (const { path, body } of bodies)
    app.get(path, async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  app.get('/docs/api', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(page),
  )
  app.get('/docs/api.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
}

type Rendered = Documented & { readonly document: OpenApi }

interface Texts {
  readonly version: string
  readonly bodies: readonly { readonly path: string; readonly body: string }[]
  readonly page: string
}

/** Servers in one process declare the same calls: what they publish is written once. */
const written = new WeakMap<readonly Documented[], Texts>()

function textsOf(documented: readonly Documented[], version: string): Texts {
  const known = written.get(documented)
  if (known?.version === version) return known
  const documents = documented.map(({ api, path }) => ({ api, path, document: openApi(api, { version }) }))
  const bodies = documents.map(({ path, document }) => ({ path, body: JSON.stringify(document) }))
  const texts = { version, bodies, page: renderPage(documents) }
  written.set(documented, texts)
  return texts
}

const escapeHtml = (text: unknown) => String(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

function renderPage(documents: readonly Rendered[]): string {
  const links = documents.map(
    ({ document: { info }, path }) => `<a href="#${idOf(path)}">${escapeHtml(info.title)}</a>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Andon APIs</title>
<link rel="stylesheet" href="/docs/api.css"></head><body><main><nav>${links.join(' · ')}</nav>${documents.map(partySection).join('')}</main></body></html>`
}

const idOf = (path: string) => escapeHtml(path.replace(/^\/|\.json$/g, ''))

function partySection({ api, path, document: { info, paths, components } }: Rendered): string {
  const schemes = Object.entries(components.securitySchemes).map(
    ([name, { description }]) => `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(description)}</li>`,
  )
  const modules = Object.entries(api).map(
    ([module, endpoints]) =>
      `<section><h2 id="${escapeHtml(module)}">${escapeHtml(module)}</h2>${Object.values(endpoints)
        .map((endpoint) => callArticle(endpoint, paths))
        .join('')}</section>`,
  )
  return `<section><h1 id="${idOf(path)}">${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p><ul>${schemes.join('')}</ul>
<p><a href="${path}">${path.slice(1)}</a></p>${modules.join('')}</section>`
}

function callArticle(endpoint: Endpoint, paths: OpenApi['paths']): string {
  const { method, path } = parseRoute(endpoint.route)
  const operation = paths[path]?.[method.toLowerCase()] as Operation // built from this same api a moment ago
  const codes = [...new Set([...endpoint.refusals, ...impliedRefusals(endpoint)])]
  const rate = 'rate' in endpoint ? ` · rate: ${endpoint.rate}` : ''
  const roles = 'roles' in endpoint && endpoint.roles ? ` · roles: ${endpoint.roles.join(', ')}` : ''
  return `<article id="${escapeHtml(operation.operationId)}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="meta">access: ${endpoint.access}${rate}${roles}</p>
${fieldTable(operation)}
<details><summary>Reply</summary><pre>${escapeHtml(JSON.stringify(operation.responses['200']?.content, null, 2))}</pre></details>
<p class="meta">refusals: ${codes.map((code) => `<code title="${escapeHtml(refusals[code].message)}">${code}</code>`).join(' ')}</p></article>`
}

function fieldTable({ parameters = [], requestBody }: Operation): string {
  const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema.oneOf ?? [schema])
  const fields = [
    ...parameters,
    ...bodies.flatMap(({ properties = {}, required }) =>
      Object.entries(properties).map(([name, schema]) => ({
        name,
        schema,
        required: required?.includes(name) ?? false,
      })),
    ),
  ]
  if (fields.length === 0) return ''
  const rows = fields.map(({ name, required, schema }) => {
    const { enum: options, type, pattern } = schema
    return `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' ?'}</td><td>${escapeHtml(options?.join(' | ') ?? type ?? 'text')}</td><td>${escapeHtml(pattern ?? '')}</td></tr>`
  })
  return `<table><thead><tr><th>field</th><th>type</th><th>form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c1a17;background:#faf7f1}main{max-width:60rem;margin:auto;padding:1rem}
article{border-top:1px solid #d8d0c0;padding:.5rem 0 1rem}h3{font-weight:500;margin:.5rem 0}table{border-collapse:collapse}td,th{text-align:left;padding:.15rem .8rem .15rem 0;vertical-align:top}
.meta{color:#5b5347;font-size:.9rem}pre{overflow:auto;background:#f0eadc;padding:.8rem}`
