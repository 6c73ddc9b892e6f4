import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

/** Its page shows the path that it was launched with, lists the messages of the site, and sends those of its field. */
const page = `<!doctype html><html lang="en"><title>Other sportsbook</title><h1>Other sportsbook</h1>
<p id="path"></p><ul id="heard"></ul><textarea id="message" aria-label="message"></textarea><button>Send</button>
<script>
  path.textContent = new URLSearchParams(location.search).get('path') ?? '/'
  const site = location.ancestorOrigins[0]
  addEventListener('message', ({ origin, data }) => {
    if (origin !== site) return
    const row = document.createElement('li')
    row.textContent = [data.type, data.path ?? data.authToken].join(' ')
    heard.append(row)
  })
  document.querySelector('button').onclick = () => parent.postMessage(JSON.parse(message.value), site)
</script></html>`

/** A bought-in sportsbook at an origin of its own, which knows nothing of ours. */
export async function startFakeSportsbook() {
  const server = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end(page))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    /** Its folder at the operator, as docs/suppliers.md says, under the code that BEE opens. */
    attachTo: async (dataDir: string) => {
      const folder = join(dataDir, 'suppliers', 'bookmaker')
      await mkdir(folder, { recursive: true })
      const { publicKey } = generateKeyPairSync('ed25519')
      const files = {
        'about.json': {
          name: 'Other Sports',
          kind: 'sportsbook',
          origins: { frames: [origin] },
          launch: { real: `${origin}/?lang={language}#token={token}` },
        },
        'keys.json': { keys: [{ algorithm: 'ed25519', publicKeyFile: 'key.pem' }] },
      }
      for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(content))
      await writeFile(join(folder, 'key.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
