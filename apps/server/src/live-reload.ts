import type { ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const path = '/dev/changes'
/** The stream breaks when the server restarts; when it reconnects, the page reloads. */
const script = `let before = false
new EventSource('${path}').onopen = () => { if (before) location.reload(); before = true }`

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
  http.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html') || !Buffer.isBuffer(payload)) return payload
    const nonce = /'nonce-([\w-]+)'/.exec(String(reply.getHeader('content-security-policy')))?.[1]
    if (nonce === undefined) return payload
    const zipped = reply.getHeader('content-encoding') === 'gzip'
    reply.removeHeader('content-encoding').removeHeader('content-length')
    const html = (zipped ? gunzipSync(payload) : payload).toString()
    return html.replace('</head>', `<script nonce="${nonce}">${script}</script></head>`)
  })
}
