import { type Api, parseRoute, refusals } from '@andon/contract'
import { openApi } from '@andon/contract/openapi'
import { openApiOfWallet } from '@andon/contract/openapi-wallet'
import type { FastifyInstance } from 'fastify'

/**
 * The contracts for machines (`/openapi.json`: of players, `/openapi-wallet.json`: of game suppliers) and for people (`/docs/api`), all from the
 * declarations that the server runs.
 */
export function mountApiDocs(app: FastifyInstance, { api, version }: { api: Api; version: string }): void {
  const document = JSON.stringify(openApi(api, { version }))
  const wallet = openApiOfWallet({ version })
  const page = renderPage(openApi(api, { version }), { api, wallet })
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(document))
  app.get('/openapi-wallet.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(wallet)),
  )
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

const escapeHtml = (text: unknown) => String(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

interface FieldSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly pattern?: string
}

type WalletDocument = ReturnType<typeof openApiOfWallet>

function renderPage(
  document: ReturnType<typeof openApi>,
  { api, wallet }: { api: Api; wallet: WalletDocument },
): string {
  const sections = Object.entries(api).map(
    ([module, endpoints]) =>
      `<section><h2 id="${escapeHtml(module)}">${escapeHtml(module)}</h2>${Object.entries(endpoints)
        .map(([name, endpoint]) => {
          const { method, path } = parseRoute(endpoint.route)
          const operation = document.paths[path]?.[method.toLowerCase()] as Operation // built from this same api a moment ago
          return `<article id="${escapeHtml(`${module}.${name}`)}"><h3><b>${method}</b> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="meta">access: ${endpoint.access} · rate: ${endpoint.rate}</p>
${fieldTable(operation)}
<details><summary>Reply</summary><pre>${escapeHtml(JSON.stringify(operation.responses['200'].content, null, 2))}</pre></details>
<p class="meta">refusals: ${endpoint.refusals.map((code) => `<code title="${escapeHtml(refusals[code].message)}">${code}</code>`).join(' ') || 'none of its own'}</p></article>`
        })
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Andon player API</title>
<link rel="stylesheet" href="/docs/api.css"></head><body><main><h1>Andon player API</h1><p>${escapeHtml(document.info.description)}</p>
<nav>${Object.keys(api)
    .map((module) => `<a href="#${escapeHtml(module)}">${escapeHtml(module)}</a>`)
    .join(
      ' · ',
    )} · <a href="#wallet-api">wallet API of game suppliers</a> · <a href="/openapi.json">openapi.json</a></nav>${sections.join('')}${walletSection(wallet)}</main></body></html>`
}

function walletSection({ info, paths, components }: WalletDocument): string {
  const headers = Object.values(components.parameters).map(
    ({ name, description }) => `<li><code>${escapeHtml(name)}</code>: ${escapeHtml(description)}</li>`,
  )
  const calls = Object.entries(paths).map(([path, { post }]) => {
    const { '200': accepted, ...refused } = post.responses as Record<string, { description: string; content: unknown }>
    const refusals = Object.entries(refused).map(
      ([status, { description }]) => `<li>${status}: ${escapeHtml(description)}</li>`,
    )
    return `<article><h3><b>POST</b> <code>${escapeHtml(path)}</code></h3><p>${escapeHtml(post.summary)}</p>
<details><summary>Body</summary><pre>${escapeHtml(JSON.stringify(post.requestBody.content, null, 2))}</pre></details>
<details><summary>Reply</summary><pre>${escapeHtml(JSON.stringify(accepted?.content, null, 2))}</pre></details>
<details><summary>Refusals</summary><ul>${refusals.join('')}</ul></details></article>`
  })
  return `<section><h1 id="wallet-api">${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p><ul>${headers.join('')}</ul>
<p><a href="/openapi-wallet.json">openapi-wallet.json</a></p>${calls.join('')}</section>`
}

interface Operation {
  readonly parameters?: readonly { name: string; required: boolean; schema: FieldSchema }[]
  /** By media type: form-encoded, or multipart where files are sent. */
  readonly requestBody?: {
    content: Record<string, { schema: { properties: Record<string, FieldSchema>; required: string[] } }>
  }
  readonly responses: { '200': { content: unknown } }
}

function fieldTable(operation: Operation): string {
  const [body] = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
  const fields = [
    ...(operation.parameters ?? []),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
      name,
      schema,
      required: body?.required.includes(name) ?? false,
    })),
  ]
  if (fields.length === 0) return ''
  const rows = fields.map(
    ({ name, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' ?'}</td><td>${escapeHtml(schema.enum?.join(' | ') ?? schema.type ?? 'text')}</td><td>${escapeHtml(schema.pattern ?? '')}</td></tr>`,
  )
  return `<table><thead><tr><th>field</th><th>type</th><th>form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1c1a17;background:#faf7f1}main{max-width:60rem;margin:auto;padding:1rem}
article{border-top:1px solid #d8d0c0;padding:.5rem 0 1rem}h3{font-weight:500;margin:.5rem 0}table{border-collapse:collapse}td,th{text-align:left;padding:.15rem .8rem .15rem 0;vertical-align:top}
.meta{color:#5b5347;font-size:.9rem}pre{overflow:auto;background:#f0eadc;padding:.8rem}`
