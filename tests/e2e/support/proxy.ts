import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** What a proxy may change of a reply; undefined leaves it as it is. */
type Rewrite = (path: string, body: string) => string | undefined

/** An address whose server can change while a browser has it open. Passes requests on unchanged, but no WebSockets. */
export async function startProxy(first: string) {
  let target = new URL(first)
  let rewrite: Rewrite = () => undefined
  const proxy = createServer((asked, reply) => {
    const { method, url: path = '/' } = asked
    const { 'accept-encoding': _compressed, 'if-none-match': _known, ...headers } = asked.headers // whole replies, to be changed
    const passed = request({ host: '127.0.0.1', port: target.port, method, path, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        const changed = rewrite(path, body.toString())
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers
        reply.writeHead(answer.statusCode ?? 502, kept).end(changed ?? body)
      })
    })
    passed.on('error', () => reply.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    /** The address that a browser opens, on the host of `origin`. */
    at: (origin: string) => Object.assign(new URL(origin), { port: String(port) }).origin,
    passTo: (origin: string) => {
      target = new URL(origin)
    },
    rewriteWith: (next: Rewrite) => {
      rewrite = next
    },
    close: async () => {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
