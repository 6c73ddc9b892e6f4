import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const path = '/dev/changes'
/** The stream breaks when the server restarts; when it reconnects, the page reloads. */
const script = `let before = false
new EventSource('${path}').onopen = () => { if (before) location.reload(); before = true }`
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** For `npm run dev`: open pages reload when the server has restarted. Never part of an ordinary start. */
export function mountLiveReload(http: FastifyInstance): void {
  const open = new Set<ServerResponse>()
  http.get(path, (request, reply) => {
    reply.hijack()
    reply.raw
      .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
      .write('retry: 300\n\n')
    open.add(reply.raw)
    request.raw.once('close', () => open.delete(reply.raw))
  })
  http.addHook('preClose', async () => {
    for (const response of open) response.end()
  })
  // pages come uncompressed, so that the script can be added
  http.addHook('onRequest', async (request) => {
    if (String(request.headers.accept).includes('text/html')) request.headers['accept-encoding'] = 'identity'
  })
  http.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html') || !Buffer.isBuffer(payload)) return payload
    const policy = String(reply.getHeader('content-security-policy'))
    if (!policy.includes('script-src ')) return payload
    reply.header('content-security-policy', policy.replace('script-src ', `script-src ${scriptHash} `))
    reply.removeHeader('etag').removeHeader('content-length')
    return payload.toString().replace('</head>', `<script>${script}</script></head>`)
  })
}
